import { shownSections } from '@pratibha/domain/editions/sections';
import { deadlineWords } from '@pratibha/words/pages/dates';
import { LANDING_WORDS } from '@pratibha/words/pages/landing';
import { formatDate } from '@pratibha/words/time';

import { buttonClass } from '../../../../ui/plain/Button.tsx';
import { useEditionContent } from '../edition-content.ts';
import css from './Hero.module.css';
import { HeroScene } from './HeroScene.tsx';
import { InvitingLink, InvitingNote } from './Invitation.tsx';
import { AROUND_THE_WORDS, BESIDE_THE_WORDS, Stars } from './Stars.tsx';

/** The scene behind the words; the gradient under it stands while it is being read. */
export function HeroBackdrop() {
  return (
    <>
      <HeroScene className={css.scene} />
      <Stars className={css.scene} at={AROUND_THE_WORDS} />
    </>
  );
}

/** Title, tagline, what there is to win, and the two buttons. */
export function HeroWords() {
  const content = useEditionContent();
  const { ordinal, year, title, tagline, headline, audience } = content;
  const [first = 'details'] = shownSections(content);
  return (
    <div className={css.words}>
      <div>
        <p className={css.eyebrow}>{LANDING_WORDS.edition(ordinal, year)}</p>
        <h1 id="hero-heading" className={css.title}>
          {title}
        </h1>
        <p className={css.tagline}>{tagline}</p>
        <p className={css.headline}>{LANDING_WORDS.promise(headline, audience)}</p>
        <div className={css.actions}>
          <InvitingLink />
          <a className={buttonClass('glass', 'large')} href={`#${first}`}>
            {LANDING_WORDS.learnMore}
          </a>
        </div>
        <InvitingNote />
      </div>
      <Stars at={BESIDE_THE_WORDS} />
    </div>
  );
}

/** Deadline and event date under the countdown. */
export function HeroDates() {
  const { dates } = useEditionContent();
  return (
    <dl className={css.dates}>
      <div>
        <dt>{LANDING_WORDS.deadlineLabel}</dt>
        <dd>{deadlineWords(dates)}</dd>
      </div>
      <div>
        <dt>{LANDING_WORDS.eventLabel}</dt>
        <dd>{formatDate(new Date(dates.eventDay))}</dd>
      </div>
    </dl>
  );
}
