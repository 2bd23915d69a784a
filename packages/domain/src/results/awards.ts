import type { RankedWork } from '../ranking/rank-works.ts';
import { type TextError, textError } from '../text/text-rule.ts';

/** Code points of what is said of an award, and how many there may be in a round. */
export const AWARD_LIMITS = { title: 120, prize: 300, note: 500, awards: 30 } as const;

/** What somebody has looked at before a prize is given. */
export const AWARD_CHECKS = ['eligible', 'opens', 'once', 'spelled', 'on-stage'] as const;
export type AwardCheck = (typeof AWARD_CHECKS)[number];

/** A prize of the competition, as it stands. */
export type PrizeToGive = {
  readonly position: number;
  readonly title: string;
  readonly prize: string;
};

/** An award as an organiser gives it. Those of the competition have their words from there. */
export type AwardForm = {
  readonly work: string;
  /** Among the prizes of the competition; null: a special award. */
  readonly position: number | null;
  readonly title: string;
  readonly prize: string;
  /** Why it goes to this one of equal works, or against the order. */
  readonly note: string;
  readonly checked: readonly AwardCheck[];
};

export type AwardError =
  | TextError<'award' | 'prize' | 'award-note'>
  | { readonly code: 'award-unknown-work' }
  | { readonly code: 'award-twice' }
  | { readonly code: 'award-no-such-prize' }
  | { readonly code: 'award-prize-given' }
  | { readonly code: 'award-note-missing' }
  | { readonly code: 'award-unchecked' };

type Wrong = { readonly path: string; readonly error: AwardError };

/** Of what awards are given. */
export type AwardFacts = {
  /** In the order of their ranks. */
  readonly works: readonly Pick<RankedWork, 'work' | 'rank' | 'group'>[];
  readonly prizes: readonly PrizeToGive[];
};

/** What is wrong with awards, by JSON pointers below the list. */
export function awardErrors(awards: readonly AwardForm[], facts: AwardFacts): Wrong[] {
  return awards.flatMap((award, at) => [
    ...(award.position === null ? textErrors(award, at) : prizeErrors(awards, at, facts)),
    ...noteErrors(awards, at, facts),
    ...(facts.works.some(({ work }) => work === award.work)
      ? []
      : [wrong(at, 'submission_id', { code: 'award-unknown-work' })]),
    ...(AWARD_CHECKS.every((check) => award.checked.includes(check))
      ? []
      : [wrong(at, 'checked', { code: 'award-unchecked' })]),
  ]);
}

function wrong(at: number, field: string, error: AwardError): Wrong {
  return { path: `/${at}/${field}`, error };
}

function textErrors({ title, prize }: AwardForm, at: number): Wrong[] {
  const limits = AWARD_LIMITS;
  const ofTitle = textError(title, { field: 'award', limit: limits.title, isRequired: true });
  const ofPrize = textError(prize, { field: 'prize', limit: limits.prize });
  return [
    ...(ofTitle === null ? [] : [wrong(at, 'title', ofTitle)]),
    ...(ofPrize === null ? [] : [wrong(at, 'prize', ofPrize)]),
  ];
}

/** A prize goes to one work, or is shared by those that cannot be told apart; a work gets one. */
function prizeErrors(awards: readonly AwardForm[], at: number, facts: AwardFacts): Wrong[] {
  const award = awards[at];
  if (!award) return [];
  const { position, work } = award;
  if (!facts.prizes.some((prize) => prize.position === position)) {
    return [wrong(at, 'position', { code: 'award-no-such-prize' })];
  }
  const before = awards.slice(0, at).filter((other) => other.position !== null);
  if (before.some((other) => other.work === work)) {
    return [wrong(at, 'submission_id', { code: 'award-twice' })];
  }
  const isTaken = before.some(
    (other) => other.position === position && !areTied(other.work, work, facts),
  );
  return isTaken ? [wrong(at, 'position', { code: 'award-prize-given' })] : [];
}

function areTied(one: string, other: string, { works }: AwardFacts): boolean {
  const [a, b] = [one, other].map((id) => works.find(({ work }) => work === id));
  if (!a || !b) return false;
  return a.rank === b.rank || (a.group[0] === b.group[0] && a.group[1] === b.group[1]);
}

function noteErrors(awards: readonly AwardForm[], at: number, facts: AwardFacts): Wrong[] {
  const award = awards[at];
  if (!award) return [];
  const { note } = award;
  const error = textError(note, { field: 'award-note', limit: AWARD_LIMITS.note });
  if (error !== null) return [wrong(at, 'note', error)];
  return note.trim() === '' && needsNote(award, awards, facts)
    ? [wrong(at, 'note', { code: 'award-note-missing' })]
    : [];
}

/**
 * Whether a reason is needed: another work that is as good or better gets a later prize, or none.
 */
export function needsNote(
  { work, position }: Pick<AwardForm, 'work' | 'position'>,
  awards: readonly Pick<AwardForm, 'work' | 'position'>[],
  { works }: AwardFacts,
): boolean {
  const rank = works.find((each) => each.work === work)?.rank;
  if (position === null || rank === undefined) return false;
  const settled = new Set(
    awards
      .filter((other) => other.position !== null && other.position <= position)
      .map((other) => other.work),
  );
  return works.some(
    (other) => other.rank <= rank && other.work !== work && !settled.has(other.work),
  );
}

/** Prizes that nobody gets. */
export function leftOver<P extends Pick<PrizeToGive, 'position'>>(
  prizes: readonly P[],
  awards: readonly Pick<AwardForm, 'position'>[],
): readonly P[] {
  return prizes.filter(({ position }) => !awards.some((award) => award.position === position));
}

/**
 * What the order alone gives: each prize to the next work, and one prize to equal works, after
 * which as many are left over. Works without a sheet get nothing.
 */
export function awardsByRank(
  works: readonly Pick<RankedWork, 'work' | 'rank' | 'sheets'>[],
  prizes: readonly Pick<PrizeToGive, 'position'>[],
): readonly Pick<AwardForm, 'work' | 'position'>[] {
  const given = new Set(prizes.map(({ position }) => position));
  return works.flatMap(({ work, rank, sheets }) =>
    sheets > 0 && given.has(rank) ? [{ work, position: rank }] : [],
  );
}
