import type { PublicAward, PublicResults } from '@pratibha/contract/public-results';
import { RESULTS_WORDS } from '@pratibha/words/pages/results';
import { workPath } from '../../../../data/address/works-path.ts';
import { useShown } from '../edition-content.ts';
import { WorkPicture } from '../works/WorkPicture.tsx';

const [award, prize, by] = RESULTS_WORDS.columns;

/**
 * The awards of an event. On phones each is stacked, and roles keep it a table for who hears it.
 */
export function Awards({ results }: { readonly results: PublicResults }) {
  const { awards, event_title: event } = results;
  if (awards.length === 0) return <p>{RESULTS_WORDS.noAwards}</p>;
  const table = (
    <table className="x-results-table" role="table" aria-label={RESULTS_WORDS.awardsOf(event)}>
      <thead role="rowgroup">
        <tr role="row">
          {RESULTS_WORDS.columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {awards.map((each) => (
          <Row key={[each.position, each.title, each.by].join(' ')} award={each} />
        ))}
      </tbody>
    </table>
  );
  if (!results.goes_on) return table;
  return (
    <>
      <p>{RESULTS_WORDS.goesOn}</p>
      {table}
    </>
  );
}

function Row({ award: { position, ...each } }: { readonly award: PublicAward }) {
  return (
    <tr role="row" data-rank={position ?? undefined}>
      <th scope="row" role="rowheader" data-label={award}>
        {each.title}
      </th>
      <td role="cell" data-label={prize}>
        {each.prize || RESULTS_WORDS.noPrize}
      </td>
      <td role="cell" data-label={by}>
        {each.work === null ? (
          RESULTS_WORDS.by(each.by)
        ) : (
          <>
            {RESULTS_WORDS.by(each.by)} · <a href={workPath(each.work)}>{RESULTS_WORDS.seeWork}</a>
            <PictureOf work={each.work} />
          </>
        )}
      </td>
    </tr>
  );
}

/** A work that was handed in as a file, small; the link beside it leads to it. */
function PictureOf({ work }: { readonly work: string }) {
  const { works = [] } = useShown();
  const picture = works.find(({ id }) => id === work)?.picture ?? null;
  return picture && <WorkPicture page={work} picture={picture} alt="" look="x-results-picture" />;
}
