import { EDITION_YEAR } from '@pratibha/domain/editions/edition';
import { EDITION_WORDS } from '@pratibha/words/editions/edition';
import { DATE_WORDS } from '@pratibha/words/pages/dates';
import { LANDING_WORDS } from '@pratibha/words/pages/landing';

import { buttonClass } from '../../../../ui/plain/Button.tsx';
import css from './Hero.module.css';
import { HeroScene } from './HeroScene.tsx';
import { RegisterLink } from './RegisterLink.tsx';
import { RegisterNote } from './RegisterNote.tsx';

/** The scene behind the words; the gradient under it stands while it is being read. */
export function HeroBackdrop() {
  return <HeroScene {...(css.scene ? { className: css.scene } : {})} />;
}

/** Title, tagline, what there is to win, and the two buttons. */
export function HeroWords() {
  return (
    <div>
      <p className={css.eyebrow}>
        {EDITION_WORDS.ordinal} · {EDITION_YEAR}
      </p>
      <h1 id="hero-heading" className={css.title}>
        {EDITION_WORDS.title}
      </h1>
      <p className={css.tagline}>{EDITION_WORDS.tagline}</p>
      <p className={css.headline}>{LANDING_WORDS.promise}</p>
      <div className={css.actions}>
        <RegisterLink />
        <a className={buttonClass('glass', 'large')} href="#details">
          {LANDING_WORDS.learnMore}
        </a>
      </div>
      <RegisterNote />
    </div>
  );
}

/** Deadline and event date under the countdown. */
export function HeroDates() {
  return (
    <dl className={css.dates}>
      <div>
        <dt>{LANDING_WORDS.deadlineLabel}</dt>
        <dd>{DATE_WORDS.deadline}</dd>
      </div>
      <div>
        <dt>{LANDING_WORDS.eventLabel}</dt>
        <dd>{DATE_WORDS.eventDay}</dd>
      </div>
    </dl>
  );
}
