import type { PublicResults } from '@pratibha/contract/public-results';
import type { Shown } from '@pratibha/contract/render-module';
import { RESULTS_WORDS } from '@pratibha/words/pages/results';
import { formatDateTime } from '@pratibha/words/time';
import {
  checkPath,
  eventOfResults,
  isCheckPath,
  RESULTS_PATH,
  resultsPath,
  SHOW_PAGE,
} from '../../../../data/address/results-path.ts';
import { useEditionContent, useShown } from '../edition-content.ts';
import { Awards } from './Awards.tsx';
import { Check } from './Check.tsx';
import { Show } from './Show.tsx';
import { WayToWorks } from './WayToWorks.tsx';
import { resultsOf } from './Winners.tsx';

/** `/results` and what stands below it, on the server only. */
export function Results({ path }: { readonly path: string }) {
  const { results = [], frozen, of } = useShown();
  if (path === SHOW_PAGE) return <Show />;
  const one = results.find(({ event_id }) => event_id === eventOfResults(path));
  if (one === undefined) return <AllResults results={results} />;
  return isCheckPath(path) && frozen !== undefined ? (
    <Check results={one} content={frozen} />
  ) : (
    <EventResults results={one} of={of} />
  );
}

/** Those of the live edition with their awards, and the ways to those of earlier years. */
function AllResults({ results }: { readonly results: readonly PublicResults[] }) {
  const { year } = useEditionContent();
  const own = resultsOf(results, year);
  const others = results.filter((each) => !own.includes(each));
  return (
    <article className="x-legal x-results">
      <h1>{RESULTS_WORDS.heading}</h1>
      {own.length === 0 && (
        <p>{others.length === 0 ? RESULTS_WORDS.none : RESULTS_WORDS.noneYet(year)}</p>
      )}
      {own.map((each) => (
        <section key={each.event_id}>
          <h2>
            <a href={resultsPath(each.event_id)}>{each.event_title}</a>
          </h2>
          <Awards results={each} />
        </section>
      ))}
      <WayToWorks results={own} />
      {[...Map.groupBy(others, ({ edition }) => edition)].map(([edition, some]) => (
        <section key={edition}>
          <h2>{RESULTS_WORDS.earlier(edition)}</h2>
          <ul>
            {some.map(({ event_id: id, event_title: title }) => (
              <li key={id}>
                <a href={resultsPath(id)}>{title}</a>
              </li>
            ))}
          </ul>
          <WayToWorks results={some} />
        </section>
      ))}
    </article>
  );
}

type OfEvent = { readonly results: PublicResults; readonly of: Shown['of'] };

function EventResults({ results, of }: OfEvent) {
  const { event_id: id, event_title: title, released_at: at, corrections } = results;
  return (
    <article className="x-legal x-results">
      <a className="x-back" href={RESULTS_PATH}>
        {RESULTS_WORDS.all}
      </a>
      <h1>{RESULTS_WORDS.of(title)}</h1>
      <p className="x-updated">
        {of && (
          <>
            <a href={of.path}>{of.name}</a> ·{' '}
          </>
        )}
        {RESULTS_WORDS.announced} <time dateTime={at}>{formatDateTime(new Date(at))}</time>
      </p>
      {corrections.length > 0 && (
        <section className="x-results-note">
          <h2>{RESULTS_WORDS.corrected}</h2>
          <ul>
            {corrections.map((each) => (
              <li key={each.at}>
                {RESULTS_WORDS.correctedOn(formatDateTime(new Date(each.at)), each.reason)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Awards results={results} />
      <Beside results={results} />
      <p>{RESULTS_WORDS.names}</p>
      <WayToWorks results={[results]} />
      <h2>{RESULTS_WORDS.frozen}</h2>
      <p>{RESULTS_WORDS.hash(results.number)}</p>
      <p>
        <code>{results.sha256}</code>
      </p>
      {results.offers_check && (
        <p>
          <a href={checkPath(id)}>{RESULTS_WORDS.check}</a>
        </p>
      )}
    </article>
  );
}

/** Ranks below the awards and who judged, as far as the event says so. */
function Beside({ results: { ranks, judges } }: { readonly results: PublicResults }) {
  return (
    <>
      {ranks.length > 0 && (
        <>
          <h2>{RESULTS_WORDS.ranks}</h2>
          <ul>
            {[...Map.groupBy(ranks, ({ rank }) => rank)].flatMap(([rank, some]) =>
              some.map(({ by }, at) => (
                <li key={[rank, at].join(' ')}>{RESULTS_WORDS.rank(rank, by)}</li>
              )),
            )}
          </ul>
        </>
      )}
      {judges.length > 0 && (
        <>
          <h2>{RESULTS_WORDS.judges}</h2>
          <ul>
            {judges.map((judge) => (
              <li key={judge}>{judge}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
