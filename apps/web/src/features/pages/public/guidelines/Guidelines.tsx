import { usePublicEdition } from '../../../../shell/edition/public-edition.ts';
import { StaticGuidelinesBand, StaticGuidelinesIntro, StaticGuidelinesRules } from '../frozen.tsx';
import { Timeline } from '../landing/Timeline.tsx';

/** The guidelines page (R2.24 to R2.30): every section, figure and criterion. */
export function Guidelines() {
  const { guidelines } = usePublicEdition();
  if (guidelines === null) return null;
  const { heading, steps } = guidelines.timeline;
  return (
    <>
      <StaticGuidelinesBand />
      <div className="x-guide-layout">
        <StaticGuidelinesIntro />
        <section id="timeline" className="x-guide-part" aria-labelledby="timeline-heading">
          <h2 id="timeline-heading">{heading}</h2>
          <Timeline steps={steps} />
        </section>
        <StaticGuidelinesRules />
      </div>
    </>
  );
}
