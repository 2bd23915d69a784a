import { DATES } from '@pratibha/domain/editions/edition';
import { DATE_WORDS } from '@pratibha/words/pages/dates';
import { REGISTRATION_WORDS } from '@pratibha/words/pages/registration';

import { useNow } from '../../../../data/server-clock.ts';
import { Countdown } from '../../../../ui/plain/Countdown.tsx';
import css from './Hero.module.css';

/**
 * The countdown to the opening of registrations, by the server's clock (R2.14). The
 * server's HTML holds no clock: it names the date in the same space, so that nothing moves.
 */
export function HeroClock() {
  const now = useNow(1000);
  if (now !== null && now >= DATES.registrationOpens) {
    return (
      <p className={css.open} data-passed={now >= DATES.registrationCloses || undefined}>
        <span>
          {REGISTRATION_WORDS.nowOpen}
          {now >= DATES.registrationCloses && <small>{REGISTRATION_WORDS.deadlinePassed}</small>}
        </span>
      </p>
    );
  }
  return (
    <div className={css.clock}>
      <p className={css.clockLabel}>
        {now === null
          ? `${REGISTRATION_WORDS.opensOn} ${DATE_WORDS.registrationOpens}`
          : REGISTRATION_WORDS.countdownLabel}
      </p>
      {now !== null && (
        <Countdown
          target={DATES.registrationOpens}
          now={now}
          words={REGISTRATION_WORDS.units}
          label={REGISTRATION_WORDS.countdownLabel}
        />
      )}
    </div>
  );
}
