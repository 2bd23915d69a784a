import type { CardButton, CardButtonCode } from '@pratibha/domain/events/event-state';
import type { ParticipationRefusal } from '@pratibha/domain/refusals';
import type { ReplacementRefusal } from '@pratibha/domain/submissions/replacement';
import type { EventDialog } from './event-dialogs.ts';

type Refusal = ParticipationRefusal | ReplacementRefusal;
type Event = { readonly requires_submission: boolean; readonly works_once?: boolean | undefined };

/** Why an address that asks for a dialog over an event opens none, by the event's button. */
export function whyNoDialog(
  dialog: EventDialog,
  { code, refusal }: Pick<CardButton, 'code' | 'refusal'>,
  { requires_submission: takesWorks, works_once: isFinal = false }: Event,
): Refusal {
  if (dialog === 'register') return refusal ?? 'already-registered';
  if (!takesWorks) return 'no-submission-needed';
  const own = dialog === 'replace' ? whyNoReplacement(code, isFinal) : null;
  if (own !== null) return own;
  // Where the button leads to registering, or nothing is to do but to wait.
  if (refusal === null) return 'not-registered';
  return refusal === 'already-registered' ? 'submission-not-open' : refusal;
}

/** The same of replacing a work, where the button says something else. */
function whyNoReplacement(code: CardButtonCode, isFinal: boolean): Refusal | null {
  if (code === 'submit') return 'nothing-handed-in';
  if (code === 'resubmit') return 'work-sent-back';
  if (code !== 'work-submitted') return null;
  return isFinal ? 'works-once' : 'registration-rejected';
}
