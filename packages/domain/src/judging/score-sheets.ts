import { codePoints } from '../limits.ts';
import { countWords } from '../text/count-words.ts';
import { isStorableText } from '../text/storable-text.ts';
import type { JudgingRefusal } from './judging-refusals.ts';
import { type RoundFacts, roundState } from './rounds.ts';
import type { CommentRule, Weighed } from './rubrics.ts';

/** `begun`: not sent yet; `cannot`: the judge says that the work cannot be judged. */
export const SHEET_STATES = ['begun', 'sent', 'cannot'] as const;
export type SheetState = (typeof SHEET_STATES)[number];

/** Why a work cannot be judged; whoever has a conflict of interest says that instead. */
export const CANNOT_REASONS = ['not-there', 'does-not-open', 'against-the-rules'] as const;
export type CannotReason = (typeof CANNOT_REASONS)[number];

/** Why a work is judged no more in a round. */
export const OUT_REASONS = ['resubmitted', 'reopened', 'rejected', 'erased', 'by-hand'] as const;
export type OutReason = (typeof OUT_REASONS)[number];

/** Code points of what a judge writes. */
export const SHEET_LIMITS = { comment: 4_000, note: 4_000 } as const;

/** Levels by the ids of their criteria, from 1 on. */
export type Scores = Readonly<Record<number, number>>;

/** What a judge fills in. */
export type SheetForm = {
  readonly scores: readonly { readonly criterion_id: number; readonly level: number }[];
  readonly comment: string;
  readonly note: string;
};

/** The rubric as far as a sheet depends on it. */
export type SheetRubric = {
  readonly comment: CommentRule;
  readonly comment_words: number;
  readonly criteria: readonly Weighed[];
};

export type SheetError =
  | { readonly code: 'unknown-criterion' }
  | { readonly code: 'no-such-level'; readonly most: number }
  | { readonly code: 'score-missing' }
  | { readonly code: 'comment-missing' }
  | { readonly code: 'comment-too-short'; readonly least: number; readonly words: number }
  | { readonly code: 'too-long'; readonly field: 'comment' | 'note'; readonly limit: number }
  | { readonly code: 'unstorable-text' };

type Wrong = { readonly path: string; readonly error: SheetError };

/**
 * What is wrong in a sheet as far as it is filled in, by JSON pointers; it may be saved without
 * any.
 */
export function sheetErrors(rubric: SheetRubric, sheet: SheetForm): Wrong[] {
  const scores = sheet.scores.flatMap(({ criterion_id, level }, place): Wrong[] => {
    const criterion = rubric.criteria.find(({ id }) => id === criterion_id);
    const path = `/scores/${place}`;
    if (!criterion) return [{ path, error: { code: 'unknown-criterion' } }];
    const most = criterion.levels.length;
    return level >= 1 && level <= most ? [] : [{ path, error: { code: 'no-such-level', most } }];
  });
  return [...scores, ...textErrors('comment', sheet.comment), ...textErrors('note', sheet.note)];
}

function textErrors(field: 'comment' | 'note', text: string): Wrong[] {
  const path = `/${field}`;
  const limit = SHEET_LIMITS[field];
  if (!isStorableText(text)) return [{ path, error: { code: 'unstorable-text' } }];
  return codePoints(text) > limit ? [{ path, error: { code: 'too-long', field, limit } }] : [];
}

/**
 * What is still missing before a sheet may be sent: scores by `/scores/{criterion id}`, and the
 * comment. Nothing of it is wrong while it is being filled in.
 */
export function missingInSheet(rubric: SheetRubric, sheet: SheetForm): Wrong[] {
  const given = new Set(sheet.scores.map(({ criterion_id }) => criterion_id));
  const scores = rubric.criteria
    .filter(({ id }) => !given.has(id))
    .map(({ id }): Wrong => ({ path: `/scores/${id}`, error: { code: 'score-missing' } }));
  const comment = commentError(rubric, sheet.comment);
  return comment === null ? scores : [...scores, { path: '/comment', error: comment }];
}

function commentError({ comment, comment_words }: SheetRubric, text: string): SheetError | null {
  if (comment !== 'must') return null;
  const words = countWords(text);
  if (words === 0) return { code: 'comment-missing' };
  return words < comment_words ? { code: 'comment-too-short', least: comment_words, words } : null;
}

/**
 * The points of a full sheet, from 0 (the lowest level everywhere) to 100; null while a score is
 * missing. The levels of a criterion are equally far apart.
 */
export function pointsOf(criteria: readonly Weighed[], scores: Scores): number | null {
  let points = 0;
  let weights = 0;
  for (const { id, weight, levels } of criteria) {
    const level = scores[id];
    if (level === undefined) return null;
    points += (weight * (level - 1)) / (levels.length - 1);
    weights += weight;
  }
  return weights === 0 ? null : (100 * points) / weights;
}

/**
 * Why a judge may not save this now, or null. What arrives after the window is taken: it stands
 * beside what was there, and organisers say whether it counts.
 */
export function whyNotSaveSheet(
  facts: { readonly round: RoundFacts; readonly state: SheetState | null; readonly sends: boolean },
  now: Date,
): JudgingRefusal | null {
  const position = roundState(facts.round, now);
  if (position === 'prepared' || position === 'waiting') return 'judging-not-begun';
  return facts.state === 'sent' && !facts.sends ? 'sheet-is-sent' : null;
}

/**
 * What became of a sheet that arrived after the end: nobody has said, it counts, or it does not.
 */
export const LATE_STATES = ['asked', 'counted', 'refused'] as const;
type LateState = (typeof LATE_STATES)[number];

/** The same of one sheet; null where it arrived in time. */
export function lateState(sheet: {
  readonly is_late: boolean;
  readonly is_counted_late: boolean;
  readonly out_because: string | null;
}): LateState | null {
  if (!sheet.is_late) return sheet.is_counted_late ? 'counted' : null;
  return sheet.out_because === null ? 'asked' : 'refused';
}

/** Where an assignment stands, for organisers and its judge. */
export const ASSIGNMENT_STATES = ['not-begun', 'begun', 'sent', 'cannot', 'look-again'] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

/**
 * Where it stands by the sheet of the revision that is judged, and whether there is one of an
 * earlier.
 */
export function assignmentState(sheet: SheetState | null, hasEarlier: boolean): AssignmentState {
  if (sheet !== null) return sheet;
  return hasEarlier ? 'look-again' : 'not-begun';
}

/** Whether the judge has still to do something with it. */
export function isStillDue(state: AssignmentState): boolean {
  return state !== 'sent' && state !== 'cannot';
}
