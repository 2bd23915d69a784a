import { GUIDELINES_TIMELINE_WORDS, TIMELINE_WORDS } from '@pratibha/words/pages/timeline';
import { StaticGuidelinesBand, StaticGuidelinesIntro, StaticGuidelinesRules } from '../frozen.tsx';
import { Timeline } from '../landing/Timeline.tsx';
import css from './Guidelines.module.css';

/** The guidelines page (R2.24 to R2.30): every section, figure and criterion. */
export function Guidelines() {
  return (
    <>
      <StaticGuidelinesBand />
      <div className={css.layout}>
        <StaticGuidelinesIntro />
        <section id="timeline" className={css.part} aria-labelledby="timeline-heading">
          <h2 id="timeline-heading">{TIMELINE_WORDS.guidelines}</h2>
          <Timeline entries={GUIDELINES_TIMELINE_WORDS} />
        </section>
        <StaticGuidelinesRules />
      </div>
    </>
  );
}
