import { inLatinDigits } from '../language/nepali-numbers.ts';
import { number, oneOf, orNull, text, yes } from '../value.ts';
import type { JudgingRefusal } from './judging-refusals.ts';

const MINUTE = 60_000;

/** How long a stand is taken by the judge who goes there, or stands there. */
const TAKEN_MS = 10 * MINUTE;

/** Judges who found nobody at a stand, before organisers are asked. */
const ABSENT_JUDGES = 3;

/** Why a judge goes on without judging; `break` says nothing of the stand. */
export const LEAVING_REASONS = ['break', 'busy', 'nobody'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

/** What a judge says of a stand. */
export const STAND_MARKS = ['busy', 'nobody'] as const;
export type StandMark = (typeof STAND_MARKS)[number];

/** How long a judge is not sent again to a stand that was busy, or had nobody. */
const AGAIN_MS: Readonly<Record<StandMark, number>> = { busy: 3 * MINUTE, nobody: 20 * MINUTE };

const LABEL = text(20);

/** What is said of the stand of one work. */
export const STAND_FIELDS = { stand: LABEL, area: orNull(text(40)) } as const;

/** What gives all works of a round their stands. */
export const STANDS_FIELDS = {
  prefix: orNull(text(10)),
  first: number(1, 9_000),
  area: STAND_FIELDS.area,
  sorted: oneOf('number', 'name'),
  /** Those that have a stand keep it. */
  keeps: yes(),
} as const;

/** 'T 12' of its prefix and number. */
export function standLabel(prefix: string | null, number: number): string {
  return prefix === null ? String(number) : `${prefix} ${number}`;
}

/** A stand as it is looked for: 't12', 'T-12' and 'T १२' are the same. */
export function foldedStand(typed: string): string {
  return inLatinDigits(typed.toLowerCase()).replaceAll(/[\s\-–.]/g, '');
}

/** In the order in which one walks past them: by areas, and T 9 before T 10. */
export function inHallOrder<S extends { readonly stand: string; readonly area: string | null }>(
  stands: readonly S[],
): S[] {
  const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;
  return stands.toSorted(
    (one, other) => natural(one.area ?? '', other.area ?? '') || natural(one.stand, other.stand),
  );
}

/** Whether somebody who went there at that instant still has it. */
export function isTaken(since: Date | null, now: Date): boolean {
  // The clock of the competition may be set back.
  return since !== null && since <= now && now.getTime() - since.getTime() < TAKEN_MS;
}

/** Until when it is taken. */
export function takenUntil(since: Date): Date {
  return new Date(since.getTime() + TAKEN_MS);
}

/** Whether so many judges found nobody there that organisers are asked. */
export function isDeserted(judges: number): boolean {
  return judges >= ABSENT_JUDGES;
}

/** A stand as it is for one judge. */
export type StandForJudge = {
  readonly workId: number;
  readonly area: string | null;
  /** Who judges the work, or has judged it. */
  readonly judges: number;
  /** How many judges found nobody there. */
  readonly nobody: number;
  /** Whether another judge has it now. */
  readonly isTaken: boolean;
  /** Whether the judge has stood there already. */
  readonly isOwn: boolean;
  readonly hasConflict: boolean;
  /** What the judge said of it last. */
  readonly mark: { readonly mark: StandMark; readonly at: Date } | null;
};

/** Whether the judge could be sent there, if not now then later. */
export function isLeft(
  { isOwn, hasConflict, judges, nobody }: StandForJudge,
  judgesPerWork: number,
): boolean {
  return !(isOwn || hasConflict || isDeserted(nobody)) && judges < judgesPerWork;
}

/**
 * Where a judge goes next: to a stand that nobody has, of those with the fewest judges to the
 * nearest in the area; null where there is none now.
 * @param stands in the order of the hall
 * @param judge.at the work at which they were last
 */
export function nextStand(
  stands: readonly StandForJudge[],
  judge: {
    readonly judgesPerWork: number;
    readonly area: string | null;
    readonly at: number | null;
  },
  now: Date,
): number | null {
  const at = stands.findIndex(({ workId }) => workId === judge.at);
  const rankOf = ({ stand, place }: { readonly stand: StandForJudge; readonly place: number }) => [
    stand.judges,
    stand.area === judge.area ? 0 : 1,
    at < 0 ? 0 : Math.abs(place - at),
    place,
  ];
  const [next] = stands
    .map((stand, place) => ({ stand, place }))
    .filter(({ stand }) => isLeft(stand, judge.judgesPerWork) && !stand.isTaken)
    .filter(({ stand: { mark } }) => mark === null || isPast(mark, now))
    .toSorted((one, other) => compareRanks(rankOf(one), rankOf(other)));
  return next?.stand.workId ?? null;
}

function isPast({ mark, at }: NonNullable<StandForJudge['mark']>, now: Date): boolean {
  return at > now || now.getTime() - at.getTime() >= AGAIN_MS[mark];
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  return one.map((rank, n) => rank - (other[n] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Why a judge who is at a stand may not judge it, or null. */
export function whyNotStand(facts: {
  readonly hasConflict: boolean;
  /** Works that the judge has, and wants at most. */
  readonly works: number;
  readonly mostWorks: number | null;
  readonly judges: number;
  readonly judgesPerWork: number;
  /** The judge has confirmed that it is one more than the work needs. */
  readonly isOneMore: boolean;
}): JudgingRefusal | null {
  if (facts.hasConflict) return 'stand-in-conflict';
  if (facts.mostWorks !== null && facts.works >= facts.mostWorks) return 'as-many-as-wanted';
  return facts.judges >= facts.judgesPerWork && !facts.isOneMore ? 'stand-has-enough' : null;
}

/** Milliseconds that the clock of a work still shows; below zero when they are over. */
export function clockLeft(arrivedAt: Date, minutes: number, now: Date): number {
  return arrivedAt.getTime() + minutes * MINUTE - now.getTime();
}

/** Whether the device is to vibrate: one minute is left, or none, since it was looked at last. */
export function vibratesBetween(before: number, left: number): boolean {
  return [MINUTE, 0].some((mark) => before > mark && left <= mark);
}
