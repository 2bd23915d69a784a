import { editionPhase } from '@pratibha/domain/editions/edition';
import { entryStates } from '@pratibha/domain/editions/timeline';
import { REGISTRATION_WORDS } from '@pratibha/words/pages/registration';
import { TIMELINE_WORDS } from '@pratibha/words/pages/timeline';

import { useNow } from '../../../../data/server-clock.ts';
import type { LandingEdition } from '../../../../shell/edition/edition-in-document.ts';
import { usePublicEdition } from '../../../../shell/edition/public-edition.ts';
import { Countdown } from '../../../../ui/plain/Countdown.tsx';
import css from './Hero.module.css';

/**
 * The countdown to the opening of registrations, by the server's clock (R2.14). The
 * server's HTML holds no clock: it names the date in the same space, so that nothing moves.
 */
export function HeroClock({ edition }: { readonly edition: LandingEdition }) {
  const { dates } = usePublicEdition();
  const now = useNow(1000);
  const opens = new Date(dates.registrationOpens);
  if (now !== null && now >= opens) {
    const phase = editionPhase(dates, now);
    const isOpen = phase === 'open';
    return (
      <p className={css.open} data-passed={!isOpen || undefined}>
        <span>
          {isOpen ? REGISTRATION_WORDS.nowOpen : REGISTRATION_WORDS.closed}
          {!isOpen && <small>{phase === 'over' ? edition.over : comingWords(edition, now)}</small>}
        </span>
      </p>
    );
  }
  return (
    <div className={css.clock}>
      <p className={css.clockLabel}>
        {now === null ? edition.beforeClock : REGISTRATION_WORDS.countdownLabel}
      </p>
      {now !== null && (
        <Countdown
          target={opens}
          now={now}
          words={REGISTRATION_WORDS.units}
          label={REGISTRATION_WORDS.countdownLabel}
        />
      )}
    </div>
  );
}

/** The step of the timeline that is under way or comes next, with its date; null after the last. */
function comingWords({ timeline: { steps } }: LandingEdition, now: Date): string | null {
  const states = entryStates(steps, now);
  const index = states.findIndex((state) => state === 'now' || state === 'next');
  const [step, state] = [steps[index], states[index]];
  if (step === undefined || (state !== 'now' && state !== 'next')) return null;
  return TIMELINE_WORDS.coming(TIMELINE_WORDS.marks[state], step.title, step.when);
}
