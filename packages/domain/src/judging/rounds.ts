import { positionIn } from '../events/event-facts.ts';
import { type NamedError, named } from '../form-value.ts';
import type { SubmissionStatus } from '../statuses.ts';
import { onlyErrors } from '../text/text-rule.ts';
import { instant, number, type Of, oneOf, orNull, text, yes } from '../value.ts';
import { wrongIn } from '../wrong-in.ts';
import type { JudgingRefusal } from './judging-refusals.ts';

/**
 * Which works of the event a round judges; `best`: of the round before, by points; `chosen`: by
 * hand.
 */
export const ROUND_TAKES = ['accepted', 'handed-in', 'best', 'chosen'] as const;
export type RoundTakes = (typeof ROUND_TAKES)[number];

/** Rounds that an event has at most. */
const MOST_ROUNDS = 5;

/** Works that a round has at most: its matrix is one page. */
const MOST_ROUND_WORKS = 2_000;

/** The highest 'the best N of the round before'. */
const MOST_BEST = 500;

/** What the form of a round has, in its order. */
export const ROUND_FIELDS = {
  title: text(100),
  takes: oneOf(...ROUND_TAKES),
  best: orNull(number(1, MOST_BEST)),
  opens_at: instant(),
  closes_at: instant(),
  judges_per_work: number(1, 9),
  minutes_per_work: number(1, 240),
  is_blind: yes(),
} as const;
export type RoundField = keyof typeof ROUND_FIELDS;
type Filled = { readonly [Name in RoundField]: Of<(typeof ROUND_FIELDS)[Name]> };
export type RoundForm = Omit<Filled, 'best'> & { readonly best?: Filled['best'] | undefined };

export type RoundFieldError = NamedError<RoundField> | { readonly code: 'round-window-backwards' };

/** What is wrong in the form of a round. */
export function roundErrors(form: RoundForm): Partial<Record<RoundField, RoundFieldError>> {
  const errorOf = (field: RoundField): RoundFieldError | null => {
    const [wrong] = wrongIn(ROUND_FIELDS[field], form[field]);
    return wrong ? named(field, wrong.error) : null;
  };
  const window = { opens: errorOf('opens_at'), closes: errorOf('closes_at') };
  const isBackwards =
    !(window.opens || window.closes) && new Date(form.opens_at) >= new Date(form.closes_at);
  return onlyErrors<RoundField, RoundFieldError>({
    title: errorOf('title'),
    takes: errorOf('takes'),
    best: bestError(form),
    opens_at: window.opens,
    closes_at: isBackwards ? { code: 'round-window-backwards' } : window.closes,
    judges_per_work: errorOf('judges_per_work'),
    minutes_per_work: errorOf('minutes_per_work'),
    is_blind: errorOf('is_blind'),
  });
}

/** How many are the best is asked where a round takes these, and nothing elsewhere. */
function bestError({ takes, best = null }: RoundForm): RoundFieldError | null {
  if (takes !== 'best') return null;
  if (best === null) return { code: 'required', field: 'best' };
  const [wrong] = wrongIn(ROUND_FIELDS.best, best);
  return wrong ? named('best', wrong.error) : null;
}

/** What decides where a round stands. */
export type RoundFacts = {
  readonly opens_at: Date;
  readonly closes_at: Date;
  /** When an organiser opened it; null: it is being prepared. */
  readonly opened_at: Date | null;
  /** Since when its clock stands still; it runs where that is null or absent. */
  readonly paused_at?: Date | null;
};

/**
 * Where a round stands: `prepared` until an organiser opens it, then `waiting` for its window,
 * `open` and `over`. Both ends of the window belong to it.
 */
export const ROUND_STATES = ['prepared', 'waiting', 'open', 'over'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** Where the round stands now. */
export function roundState(round: RoundFacts, now: Date): RoundState {
  const { opens_at, closes_at, opened_at, paused_at } = round;
  if (opened_at === null) return 'prepared';
  const position = positionIn(opens_at, closes_at, paused_at ?? now);
  return position === 'before' ? 'waiting' : position === 'within' ? 'open' : 'over';
}

/** A work in a round; `out_because` says why it is judged there no more. */
export type InRound = RoundFacts & { readonly out_because: string | null };

/**
 * Since when the work is being judged, or null: from the opening of a round that it is in until the
 * end of that round's window nothing of it may be replaced.
 */
export function isBeingJudged(rounds: readonly InRound[], now: Date): Date | null {
  const since = rounds.flatMap(({ opened_at, closes_at, out_because, paused_at }) =>
    opened_at !== null && out_because === null && (paused_at ?? now) <= closes_at
      ? [opened_at.getTime()]
      : [],
  );
  return since.length === 0 ? null : new Date(Math.min(...since));
}

/**
 * Whether a round that is being prepared would judge the work; who the best are is known only when
 * it opens.
 */
export function wouldTake(
  takes: RoundTakes,
  work: { readonly status: SubmissionStatus; readonly isChosen: boolean },
): boolean {
  if (work.status === 'REJECTED') return false;
  if (takes === 'accepted') return work.status === 'ACCEPTED';
  return takes === 'handed-in' || (takes === 'chosen' && work.isChosen);
}

/** Why an event may not have one round more, or null. */
export function whyNotAddRound(facts: { readonly rounds: number }): JudgingRefusal | null {
  return facts.rounds >= MOST_ROUNDS ? 'too-many-rounds' : null;
}

/** What an open round keeps: judges were told of it, and its works are fixed. */
const FIXED_WHEN_OPEN = [
  'takes',
  'best',
  'is_blind',
  'opens_at',
] as const satisfies readonly RoundField[];

/** Why the form of a round may not be saved, or null. */
export function whyNotChangeRound(
  round: RoundFacts & Pick<RoundForm, 'takes' | 'best' | 'is_blind'>,
  form: Pick<RoundForm, (typeof FIXED_WHEN_OPEN)[number] | 'closes_at'>,
  now: Date,
): JudgingRefusal | null {
  if (round.opened_at === null) return null;
  const isChanged =
    round.takes !== form.takes ||
    (form.takes === 'best' && round.best !== form.best) ||
    round.is_blind !== form.is_blind ||
    round.opens_at.getTime() !== new Date(form.opens_at).getTime();
  if (isChanged) return 'round-is-open';
  return new Date(form.closes_at) < round.closes_at && new Date(form.closes_at) < now
    ? 'round-end-past'
    : null;
}

/** Why a round may not be deleted, or its works chosen anew, or null. */
export function whyNotPrepare({ opened_at }: RoundFacts): JudgingRefusal | null {
  return opened_at === null ? null : 'round-is-open';
}

/** Why a round may not be opened, or null. */
export function whyNotOpenRound(
  round: RoundFacts & { readonly works: number; readonly criteria: number },
  now: Date,
): JudgingRefusal | null {
  if (round.opened_at !== null) return 'round-is-open';
  if (round.closes_at <= now) return 'round-end-past';
  if (round.criteria === 0) return 'round-without-rubric';
  if (round.works > MOST_ROUND_WORKS) return 'round-too-large';
  return round.works === 0 ? 'round-without-works' : null;
}

/** Why nothing can be assigned in it, and nobody nudged, or null. */
export function whyNotAssign(round: RoundFacts, now: Date): JudgingRefusal | null {
  if (round.opened_at === null) return 'round-not-open';
  return roundState(round, now) === 'over' ? 'round-over' : null;
}
