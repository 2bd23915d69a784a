import type { PublicResults } from '@pratibha/contract/public-results';
import { RESULTS_WORDS } from '@pratibha/words/pages/results';
import { resultsPath } from '../../../../data/address/results-path.ts';
import { useEditionContent, useShown } from '../edition-content.ts';
import { Section } from '../Section.tsx';
import { Awards } from './Awards.tsx';
import { WayToWorks } from './WayToWorks.tsx';

/** The results of an edition that everybody may see. */
export function resultsOf(all: readonly PublicResults[], year: number): readonly PublicResults[] {
  return all.filter(({ edition }) => edition === String(year));
}

/** The winners on the landing page of their edition; nothing before the first is announced. */
export function Winners() {
  const { year } = useEditionContent();
  const { results = [] } = useShown();
  const own = resultsOf(results, year).filter(({ awards }) => awards.length > 0);
  if (own.length === 0) return null;
  return (
    <Section id="winners" eyebrow={RESULTS_WORDS.eyebrow} heading={RESULTS_WORDS.winners} isTinted>
      <div className="x-results">
        {own.map((each) => (
          <article key={each.event_id}>
            <h3>{each.event_title}</h3>
            <Awards results={each} />
            <p>
              <a href={resultsPath(each.event_id)}>{RESULTS_WORDS.more(each.event_title)}</a>
            </p>
          </article>
        ))}
        <WayToWorks results={own} />
      </div>
    </Section>
  );
}
