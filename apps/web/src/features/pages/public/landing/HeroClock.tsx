import { REGISTRATION_WORDS } from '@pratibha/words/pages/registration';

import { useNow } from '../../../../data/server-clock.ts';
import type { LandingEdition } from '../../../../shell/edition/editions.ts';
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
    const isOver = now >= new Date(dates.registrationCloses);
    return (
      <p className={css.open} data-passed={isOver || undefined}>
        <span>
          {REGISTRATION_WORDS.nowOpen}
          {isOver && <small>{edition.deadlinePassed}</small>}
        </span>
      </p>
    );
  }
  return (
    <div className={css.clock}>
      <p className={css.clockLabel}>
        {now === null ? edition.opensOn : REGISTRATION_WORDS.countdownLabel}
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
