import { type ParticipationRefusal, type SubmitFacts, whyNotSubmit } from '../refusals.ts';
import { countsAfter, secondsUntilUncounted } from '../time/day-limit.ts';

/** Reasons of their own for which a work that was handed in may not be replaced. */
export const REPLACEMENT_REFUSALS = [
  'nothing-handed-in',
  'works-once',
  'work-sent-back',
  'work-replaced',
  'replaced-too-often',
  'being-judged',
] as const;
export type ReplacementRefusal = (typeof REPLACEMENT_REFUSALS)[number];

/** How often one work may be replaced within a day. */
export const REPLACEMENTS_A_DAY = 20;

export type ReplaceFacts = SubmitFacts & {
  /** Whether works of the event can be handed in only once. */
  readonly worksOnce: boolean;
  /** The revision that counts, and the one from which the person began. */
  readonly revision: number;
  readonly readRevision: number;
  /** When the work was replaced, each time. */
  readonly replacedAt: readonly Date[];
};

/**
 * Why this user may not replace the work now, or null.
 *
 * Order: the event itself and the window, as for submitting; a decision, whoever may still undo it;
 * works that are final; another revision than the one that was read; how often.
 */
export function whyNotReplace(
  facts: ReplaceFacts,
  now: Date,
): ParticipationRefusal | ReplacementRefusal | null {
  const { submissionStatus: status } = facts;
  // What awaits review keeps nobody from handing in here.
  const standing = status === 'PENDING' ? null : status;
  const refusal = whyNotSubmit({ ...facts, submissionStatus: standing }, now);
  if (refusal !== null) return refusal;
  if (status === null) return 'nothing-handed-in';
  if (status !== 'PENDING') return 'work-sent-back';
  if (facts.worksOnce) return 'works-once';
  if (facts.readRevision !== facts.revision) return 'work-replaced';
  return countedAt(facts.replacedAt, now).length < REPLACEMENTS_A_DAY ? null : 'replaced-too-often';
}

/** Whole seconds until the first of too many replacements counts no more. */
export function secondsUntilReplacingAgain(replacedAt: readonly Date[], now: Date): number {
  const first = countedAt(replacedAt, now).at(-REPLACEMENTS_A_DAY) ?? now;
  return secondsUntilUncounted(first, now);
}

/**
 * Those of the last day, the first of them first: what a clock that was moved makes later is none.
 */
function countedAt(replacedAt: readonly Date[], now: Date): Date[] {
  const isCounted = (at: Date) => at <= now && at > countsAfter(now);
  return replacedAt.filter(isCounted).toSorted((a, b) => a.getTime() - b.getTime());
}
