import type { UserRegistration } from '@pratibha/contract/registrations';

/** Whether the organisers deleted the event; then nothing else keeps it from being withdrawn. */
export function isCalledOff({ withdrawal_refusal }: UserRegistration): boolean {
  return withdrawal_refusal === 'event-deleted';
}
