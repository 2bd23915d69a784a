import { type ParticipationRefusal, type RegisterFacts, whyNotRegister } from '../refusals.ts';

/** Reasons of their own for which somebody may not take a seat in a class. */
export const CLASS_REFUSALS = ['class-overlaps'] as const;
export type ClassRefusal = (typeof CLASS_REFUSALS)[number];

/**
 * Why this person may not take a seat in a class now, or null. Workshops are open to anyone who is
 * signed in: no profile is asked for (R2.36).
 */
export function whyNotTakeClass(
  facts: Omit<RegisterFacts, 'isProfileComplete'>,
  now: Date,
): ParticipationRefusal | null {
  return whyNotRegister({ ...facts, isProfileComplete: true }, now);
}
