import type { JudgingRefusal } from './judging-refusals.ts';

/** `asked` waits for an answer; `ended`: organisers took them out. */
export const JUDGE_STATES = ['asked', 'accepted', 'declined', 'ended'] as const;
export type JudgeState = (typeof JUDGE_STATES)[number];

/** Why somebody does not judge a work: they said so, it is theirs, or organisers said so. */
export const CONFLICT_ORIGINS = ['declared', 'own-work', 'organisers'] as const;
export type ConflictOrigin = (typeof CONFLICT_ORIGINS)[number];

export const JUDGE_LIMITS = {
  /** Code points of why somebody declines, and of why a sheet does not count. */
  reason: 500,
  /** Of a round. */
  judges: 200,
  /** The highest 'at most N works'. */
  works: 500,
  /** Addresses that one call asks. */
  askedAtOnce: 50,
} as const;

/** Whether this can be typed as 'at most N works'; blank is any number. */
export function isMostWorks(typed: string): boolean {
  if (typed.trim() === '') return true;
  const number = Number(typed);
  return Number.isInteger(number) && number >= 1 && number <= JUDGE_LIMITS.works;
}

/** Milliseconds in which a judge is nudged once. */
const NUDGE_MS = 6 * 3_600_000;

/** Whether a judge may be nudged now: at most once in six hours, whoever presses. */
export function mayNudge(nudgedAt: Date | null, now: Date): boolean {
  return nudgedAt === null || now.getTime() - nudgedAt.getTime() >= NUDGE_MS;
}

/** Why a judge may not be given this work by hand, or null. */
export function whyNotGive(facts: {
  readonly state: JudgeState;
  readonly isIn: boolean;
  readonly hasConflict: boolean;
  readonly isAssigned: boolean;
  readonly works: number;
  readonly mostWorks: number | null;
  /** The organiser has confirmed that it is one more than the judge wants. */
  readonly mayGoBeyond: boolean;
}): JudgingRefusal | null {
  if (facts.state !== 'accepted') return 'judge-not-taking-part';
  if (!facts.isIn) return 'work-not-in-round';
  if (facts.hasConflict) return 'conflict-of-interest';
  if (facts.isAssigned) return 'already-assigned';
  const isBeyond = facts.mostWorks !== null && facts.works >= facts.mostWorks;
  return isBeyond && !facts.mayGoBeyond ? 'judge-at-limit' : null;
}

/**
 * How many judges a round needs, so that all is judged within its time.
 * @param facts.hours that one judge has for it
 */
export function judgesNeeded(facts: {
  readonly works: number;
  readonly judgesPerWork: number;
  readonly minutesPerWork: number;
  readonly hours: number;
}): number {
  const { works, judgesPerWork, minutesPerWork, hours } = facts;
  if (works === 0) return 0;
  const byTime = Math.ceil((works * judgesPerWork * minutesPerWork) / (hours * 60));
  // Nobody judges a work twice.
  return Math.max(byTime, judgesPerWork);
}
