import type { PublicResults } from '@pratibha/contract/public-results';
import type { SnapshotContent } from '@pratibha/domain/results/snapshot';
import { CHECK_WORDS } from '@pratibha/words/pages/results';
import {
  KEYS_PATH,
  resultsPath,
  sheetsPath,
  signaturePath,
} from '../../../../data/address/results-path.ts';
import { helpPath } from '../help/handbook.ts';

type Props = { readonly results: PublicResults; readonly content: SnapshotContent };

/**
 * What the results of an event were made of. All of it is text; the last part is filled by a script
 * of its own (`entry/check-results.ts`), which no other page fetches.
 */
export function Check({ results, content }: Props) {
  const { event_id: id, event_title: title, sha256 } = results;
  const { works, sheets, final, formula } = content;
  const { signed } = CHECK_WORDS;
  const ballots = final?.way === 'ballots' ? final.ballots : [];
  const judges = new Set([...sheets, ...ballots].map(({ judge }) => judge)).size;
  return (
    <article className="x-legal x-results">
      <a className="x-back" href={resultsPath(id)}>
        {CHECK_WORDS.back(title)}
      </a>
      <h1>{CHECK_WORDS.heading(title)}</h1>
      <p>{CHECK_WORDS.intro}</p>
      <h2>{CHECK_WORDS.file}</h2>
      <p>{CHECK_WORDS.fileFacts(works.length, judges, sheets.length)}</p>
      {final && (
        <p>
          {final.way === 'ballots'
            ? CHECK_WORDS.ballots(ballots.length, final.works.length)
            : CHECK_WORDS.meeting(final.works.length)}
        </p>
      )}
      <p>
        {CHECK_WORDS.formula(formula)}, <a href={helpPath('results')}>{CHECK_WORDS.formulaWhere}</a>
        .
      </p>
      <p>
        <a href={sheetsPath(id)} download>
          {CHECK_WORDS.download}
        </a>
      </p>
      <p>{CHECK_WORDS.hash}</p>
      <p>
        <code>{sha256}</code>
      </p>
      <p>{CHECK_WORDS.byHand}</p>
      <p>
        {signed.before}
        <a href={signaturePath(id)}>{signed.signature}</a>
        {signed.between}
        <a href={KEYS_PATH}>{signed.keys}</a>
        {signed.after}
        <a href={helpPath('results')}>{signed.how}</a>
        {signed.end}
      </p>
      <h2>{CHECK_WORDS.again}</h2>
      <div
        data-check={sheetsPath(id)}
        data-sha256={sha256}
        data-signature={signaturePath(id)}
        data-keys={KEYS_PATH}
      >
        <p>{CHECK_WORDS.needsScript}</p>
      </div>
      <h2 id="rubric">{CHECK_WORDS.rubric}</h2>
      <Rubric content={content} />
      <h2 id="ranks">{CHECK_WORDS.ranks}</h2>
      <Ranks content={content} />
    </article>
  );
}

function Rubric({ content }: Pick<Props, 'content'>) {
  return (
    <table aria-labelledby="rubric">
      <Head columns={CHECK_WORDS.rubricColumns} />
      <tbody>
        {content.rubric.criteria.map(({ id, title, weight, levels }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>{weight}</td>
            <td>{levels}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ranks({ content }: Pick<Props, 'content'>) {
  return (
    <table aria-labelledby="ranks">
      <Head columns={CHECK_WORDS.rankColumns} />
      <tbody>
        {content.ranking.works.map(({ work, rank, sheets, calibrated, mean, group }) => (
          <tr key={work}>
            <td>{rank}</td>
            <th scope="row">{work}</th>
            <td>{sheets}</td>
            <td>{(calibrated ?? mean)?.toFixed(2) ?? CHECK_WORDS.noPoints}</td>
            <td>{CHECK_WORDS.openRanks(...group)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ columns }: { readonly columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
