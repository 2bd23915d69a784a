import { type TextError, textError } from '../text/text-rule.ts';
import type { JudgingRefusal } from './judging-refusals.ts';
import { type RoundFacts, roundState } from './rounds.ts';

/** Code points of a guest's name. */
export const LONGEST_GUEST_NAME = 100;

/** Milliseconds after which a device that took a link judges no more. */
export const GUEST_MS = 18 * 3_600_000;

/**
 * Milliseconds after the window in which what was filled in without a network still arrives, late.
 */
const ARRIVES_MS = 2 * 3_600_000;

/** Milliseconds in which organisers are told once that another device was refused. */
const TOLD_MS = 10 * 60_000;

/** What is wrong with the name for which a link is made. */
export function guestErrors({ name }: { readonly name: string }): { name?: TextError<'name'> } {
  const wrong = textError(name, { field: 'name', limit: LONGEST_GUEST_NAME, isRequired: true });
  return wrong === null ? {} : { name: wrong };
}

/** Why a device may not begin by a link now, or null: within the round's window alone. */
export function whyNotBegin(
  round: RoundFacts,
  facts: { readonly isSignedIn: boolean; readonly isTaken: boolean },
  now: Date,
): JudgingRefusal | null {
  const state = roundState(round, now);
  if (state === 'over') return 'round-over';
  if (state !== 'open') return 'judging-not-begun';
  if (facts.isSignedIn) return 'signed-in-here';
  return facts.isTaken ? 'link-in-use' : null;
}

/**
 * Whether a device that began so many milliseconds of real time ago still judges: for 18 hours, and
 * no longer than what it filled in within the window takes to arrive.
 */
export function isGuestThere(
  { closes_at }: Pick<RoundFacts, 'closes_at'>,
  facts: { readonly sinceMs: number },
  now: Date,
): boolean {
  return facts.sinceMs < GUEST_MS && now.getTime() <= closes_at.getTime() + ARRIVES_MS;
}

/** Whether organisers are told that another device was refused; null: none was before. */
export function tellsOfRefusal(sinceMs: number | null): boolean {
  return sinceMs === null || sinceMs >= TOLD_MS;
}

/** Why the name of a guest may not be removed yet, or null. */
export function whyNotRemoveName(
  round: RoundFacts,
  facts: { readonly judges: boolean },
  now: Date,
): JudgingRefusal | null {
  return facts.judges && roundState(round, now) !== 'over' ? 'guest-still-judges' : null;
}
