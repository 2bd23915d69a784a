import { kept } from '../form-value.ts';
import { instant, list, number, type Of, text } from '../value.ts';
import type { JudgingRefusal } from './judging-refusals.ts';
import type { RoundManner } from './manners.ts';
import { type RoundFacts, roundState } from './rounds.ts';

const MINUTE = 60_000;

/** Why a work presents last: who made it asked for that, or was not there. */
export const LAST_REASONS = ['late', 'missed'] as const;
export type LastReason = (typeof LAST_REASONS)[number];

/** When and where works are presented, in the order of the form. */
export const PLAN_FIELDS = {
  /** Works are presented in all of them at the same time, each before a panel of its own. */
  rooms: list(text(60), { least: 1, most: 6 }),
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
export type Plan = Omit<PlanForm, 'starts_at'> & { readonly starts_at: Date };

/** What is kept of a form in which nothing is wrong. */
export function keptPlan(
  form: {
    readonly [Name in keyof PlanForm]?: PlanForm[Name] | null | undefined;
  },
): Plan {
  return Object.fromEntries(
    Object.entries(PLAN_FIELDS).map(([name, field]) => [
      name,
      kept(field, form[name as keyof PlanForm]),
    ]),
  ) as Plan;
}

/** When and where a work is presented; its set-up comes before. */
export type Slot = {
  readonly room: string;
  readonly starts: Date;
  readonly ends: Date;
  readonly setup_minutes: number;
};

/**
 * When the work in this place of a room is presented. A place is a time: whoever leaves theirs
 * moves nobody else.
 *
 * @param at room and place, both from 1 on
 */
export function slotOf(plan: Plan, at: { readonly room: number; readonly place: number }): Slot {
  const { minutes, setup_minutes, pause_minutes, pause_every } = plan;
  const before = at.place - 1;
  const pauses = Math.floor(before / pause_every);
  const waited = before * (setup_minutes + minutes) + pauses * pause_minutes + setup_minutes;
  const starts = plan.starts_at.getTime() + waited * MINUTE;
  return {
    room: plan.rooms[at.room - 1] ?? '',
    starts: new Date(starts),
    ends: new Date(starts + minutes * MINUTE),
    setup_minutes,
  };
}

/** Whether somebody was told another time or room than this; who was told nothing was. */
export function isToldOtherwise(told: Slot | null, now: Slot): boolean {
  return (
    told === null ||
    told.room !== now.room ||
    told.starts.getTime() !== now.starts.getTime() ||
    told.ends.getTime() !== now.ends.getTime() ||
    told.setup_minutes !== now.setup_minutes
  );
}

/** The place behind all that are taken in a room, or were; one whose time has not come. */
export function lastPlace(
  plan: Plan,
  { room, taken }: { readonly room: number; readonly taken: readonly number[] },
  now: Date,
): number {
  let place = Math.max(0, ...taken) + 1;
  // In one step past most of what nobody had, by the longest that a place can take.
  const longest = (plan.setup_minutes + plan.minutes + plan.pause_minutes) * MINUTE;
  const behind = now.getTime() - slotOf(plan, { room, place }).starts.getTime();
  if (behind > 0) place += Math.floor(behind / longest);
  while (slotOf(plan, { room, place }).starts < now) place += 1;
  return place;
}

/** The room with the fewest of these, the first of equal ones. */
export function fewestIn(rooms: number, taken: readonly number[]): number {
  const counts = Array.from(
    { length: rooms },
    (_, at) => taken.filter((room) => room === at + 1).length,
  );
  return counts.indexOf(Math.min(...counts)) + 1;
}

export type Dealt = { readonly workId: number; readonly room: number; readonly place: number };

/**
 * Deals works out to rooms in their order, to each as many as to the others, and each where the
 * fewest of the panel have a conflict with it.
 *
 * @param conflicts how many of a room's panel have one with a work
 */
export function dealOut(
  workIds: readonly number[],
  rooms: number,
  conflicts: (workId: number, room: number) => number,
): Dealt[] {
  const most = Math.ceil(workIds.length / rooms);
  const dealt: Dealt[] = [];
  const sizes = new Array<number>(rooms).fill(0);
  for (const workId of workIds) {
    const free = sizes.flatMap((size, at) => (size < most ? [{ room: at + 1, size }] : []));
    const [best] = free.toSorted(
      (one, other) =>
        conflicts(workId, one.room) - conflicts(workId, other.room) || one.size - other.size,
    );
    if (!best) continue;
    sizes[best.room - 1] = best.size + 1;
    dealt.push({ workId, room: best.room, place: best.size + 1 });
  }
  return dealt;
}

type Presented = RoundFacts & { readonly manner: RoundManner };

/** Why nothing may be planned, put in order or published of it, or null. */
export function whyNotPlan(round: Presented, now: Date): JudgingRefusal | null {
  if (round.manner !== 'presented') return 'not-presented';
  if (round.opened_at === null) return 'round-not-open';
  return roundState(round, now) === 'over' ? 'round-over' : null;
}

type Order = {
  readonly plan: { readonly rooms: readonly string[] } | null;
  readonly isPublished: boolean;
  /** Works that have a place. */
  readonly places: number;
  /** Works that are told another time than they have. */
  readonly changed: number;
};

/** Why the plan may not be saved, or null: a room more or less would send works elsewhere. */
export function whyNotSavePlan(order: Order, rooms: number): JudgingRefusal | null {
  const isSame = order.plan === null || order.plan.rooms.length === rooms;
  return order.isPublished && !isSame ? 'order-published' : null;
}

/** Why the order may not be drawn, or null: once it is published people go by it. */
export function whyNotDraw({ plan, isPublished }: Order): JudgingRefusal | null {
  if (plan === null) return 'plan-missing';
  return isPublished ? 'order-published' : null;
}

/** Why the order may not be published, or null. */
export function whyNotPublishOrder({ places }: Order): JudgingRefusal | null {
  return places === 0 ? 'order-missing' : null;
}

/** Why no single work may be moved, or null: its new time is told at once, the others' must be. */
export function whyNotMoveWork(order: Order): JudgingRefusal | null {
  if (order.places === 0) return 'order-missing';
  return order.isPublished && order.changed > 0 ? 'order-changed' : null;
}
