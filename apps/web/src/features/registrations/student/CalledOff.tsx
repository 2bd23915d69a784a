import type { UserRegistration } from '@pratibha/contract/registrations';
import { REGISTRATIONS_WORDS } from '@pratibha/words/registrations/student';
import css from './CalledOff.module.css';

/** Whether the organisers deleted the event; then nothing else keeps it from being withdrawn. */
export function isCalledOff({ withdrawal_refusal }: UserRegistration): boolean {
  return withdrawal_refusal === 'event-deleted';
}

/** Says that the event of a registration does not take place; nothing for all others. */
export function CalledOff({ registration }: { readonly registration: UserRegistration }) {
  return (
    isCalledOff(registration) && (
      <span className={css.calledOff}>{REGISTRATIONS_WORDS.calledOff}</span>
    )
  );
}
