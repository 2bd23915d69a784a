import type { CardButton } from '@pratibha/domain/events/event-state';
import type { ParticipationRefusal } from '@pratibha/domain/refusals';
import type { ReplacementRefusal } from '@pratibha/domain/submissions/replacement';
import type { EventDialog } from './event-dialogs.ts';

type Event = { readonly requires_submission: boolean; readonly works_once?: boolean | undefined };

/** Why an address that asks for a dialog over an event opens none, by the event's button. */
export function whyNoDialog(
  dialog: EventDialog,
  { code, refusal }: Pick<CardButton, 'code' | 'refusal'>,
  { requires_submission: takesWorks, works_once: isFinal }: Event,
): ParticipationRefusal | ReplacementRefusal {
  if (dialog === 'register') return refusal ?? 'already-registered';
  if (!takesWorks) return 'no-submission-needed';
  if (dialog === 'replace' && code === 'resubmit') return 'work-sent-back';
  if (dialog === 'replace' && code === 'work-submitted')
    return isFinal ? 'works-once' : 'registration-rejected';
  // Where the button leads to registering, or nothing is to do but to wait.
  if (refusal === null) return 'not-registered';
  return refusal === 'already-registered' ? 'submission-not-open' : refusal;
}
