import { usePublicEdition } from '../../../../shell/edition/public-edition.ts';
import { StaticGuidelinesBand, StaticGuidelinesIntro, StaticGuidelinesRules } from '../frozen.tsx';
import { Timeline } from '../landing/Timeline.tsx';
import css from './Guidelines.module.css';

/** The guidelines page (R2.24 to R2.30): every section, figure and criterion. */
export function Guidelines() {
  const { guidelines } = usePublicEdition();
  if (guidelines === null) return null;
  const { heading, steps } = guidelines.timeline;
  return (
    <>
      <StaticGuidelinesBand />
      <div className={css.layout}>
        <StaticGuidelinesIntro />
        <section id="timeline" className={css.part} aria-labelledby="timeline-heading">
          <h2 id="timeline-heading">{heading}</h2>
          <Timeline steps={steps} />
        </section>
        <StaticGuidelinesRules />
      </div>
    </>
  );
}
