import type { CardButton } from '@pratibha/domain/events/event-state';
import type { ParticipationRefusal } from '@pratibha/domain/refusals';
import type { EventDialog } from './event-dialogs.ts';

/** Why an address that asks for a dialog over an event opens none, by the event's button. */
export function whyNoDialog(
  dialog: Exclude<EventDialog, 'replace'>,
  { refusal }: Pick<CardButton, 'refusal'>,
  { requires_submission: takesWorks }: { readonly requires_submission: boolean },
): ParticipationRefusal {
  if (dialog === 'register') return refusal ?? 'already-registered';
  if (!takesWorks) return 'no-submission-needed';
  // Where the button leads to registering, or nothing is to do but to wait.
  if (refusal === null) return 'not-registered';
  return refusal === 'already-registered' ? 'submission-not-open' : refusal;
}
