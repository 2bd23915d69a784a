import { DATE_WORDS, DATES } from '@pratibha/domain/editions/edition';
import { REGISTRATION } from '@pratibha/domain/editions/registration';
import { useNow } from '../../../../data/server-clock.ts';
import { Countdown } from '../../../../ui/plain/Countdown.tsx';
import css from './Hero.module.css';

/**
 * The countdown to the opening of registrations, by the server's clock (spec section 2). The
 * server's HTML holds no clock: it names the date in the same space, so that nothing moves.
 */
export function HeroClock() {
  const now = useNow(1000);
  if (now !== null && now >= DATES.registrationOpens) {
    return (
      <p className={css.open} data-passed={now >= DATES.registrationCloses || undefined}>
        <span>
          {REGISTRATION.nowOpen}
          {now >= DATES.registrationCloses && <small>{REGISTRATION.deadlinePassed}</small>}
        </span>
      </p>
    );
  }
  return (
    <div className={css.clock}>
      <p className={css.clockLabel}>
        {now === null
          ? `${REGISTRATION.opensOn} ${DATE_WORDS.registrationOpens}`
          : REGISTRATION.countdownLabel}
      </p>
      {now !== null && (
        <Countdown
          target={DATES.registrationOpens}
          now={now}
          words={REGISTRATION.units}
          label={REGISTRATION.countdownLabel}
        />
      )}
    </div>
  );
}
