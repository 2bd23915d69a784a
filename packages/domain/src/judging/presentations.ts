import type { JudgingRefusal } from '../refusals.ts';
import { instant, number, type Of, text } from '../value.ts';
import type { RoundManner } from './manners.ts';
import { type RoundFacts, roundState } from './rounds.ts';

const MINUTE = 60_000;

/** Why a work presents last: who made it asked for that, or was not there. */
export const LAST_REASONS = ['late', 'missed'] as const;
export type LastReason = (typeof LAST_REASONS)[number];

/** When and where works are presented, in the order of the form. */
export const PLAN_FIELDS = {
  room: text(60),
  starts_at: instant(),
  minutes: number(1, 120),
  setup_minutes: number(0, 60),
  pause_minutes: number(0, 120),
  /** After so many works there is a pause. */
  pause_every: number(1, 100),
} as const;
export type PlanForm = {
  readonly [Name in keyof typeof PLAN_FIELDS]: Of<(typeof PLAN_FIELDS)[Name]>;
};

/** What decides when a work is presented. */
export type Plan = {
  readonly starts_at: Date;
  readonly minutes: number;
  readonly setup_minutes: number;
  readonly pause_minutes: number;
  readonly pause_every: number;
};

/**
 * When the work in this place is presented, its set-up not counted. A place is a time: whoever
 * leaves theirs moves nobody else.
 * @param place from 1 on
 */
export function slotOf(plan: Plan, place: number): { readonly starts: Date; readonly ends: Date } {
  const { minutes, setup_minutes, pause_minutes, pause_every } = plan;
  const before = place - 1;
  const pauses = Math.floor(before / pause_every);
  const waited = before * (setup_minutes + minutes) + pauses * pause_minutes + setup_minutes;
  const starts = plan.starts_at.getTime() + waited * MINUTE;
  return { starts: new Date(starts), ends: new Date(starts + minutes * MINUTE) };
}

type Presented = RoundFacts & { readonly manner: RoundManner };

/** Why nothing may be planned, put in order or published of it, or null. */
export function whyNotPlan(round: Presented, now: Date): JudgingRefusal | null {
  if (round.manner !== 'presented') return 'not-presented';
  if (round.opened_at === null) return 'round-not-open';
  return roundState(round, now) === 'over' ? 'round-over' : null;
}

type Order = {
  readonly hasPlan: boolean;
  readonly isPublished: boolean;
  /** Works that have a place. */
  readonly places: number;
};

/** Why the order may not be drawn, or null: once it is published people go by it. */
export function whyNotDraw({ hasPlan, isPublished }: Order): JudgingRefusal | null {
  if (!hasPlan) return 'plan-missing';
  return isPublished ? 'order-published' : null;
}

/** Why the order may not be published, or null. */
export function whyNotPublishOrder({ places }: Order): JudgingRefusal | null {
  return places === 0 ? 'order-missing' : null;
}
