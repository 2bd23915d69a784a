import type { OwnSheet, SheetInput } from '@pratibha/contract/judge';
import type { Scores } from '@pratibha/domain/judging/score-sheets';

/** What a judge fills in, as the form holds it. */
export type Sheet = { readonly scores: Scores; readonly comment: string; readonly note: string };

const BLANK: Sheet = { scores: {}, comment: '', note: '' };

export function sheetOf(kept: OwnSheet | null): Sheet {
  if (kept === null) return BLANK;
  const { scores, comment, note } = kept;
  const given = scores.map(({ criterion_id, level }) => [criterion_id, level] as const);
  return { scores: Object.fromEntries(given), comment, note };
}

/** A sheet as it is sent, over the version that it changes. */
export function bodyOf({ scores, comment, note }: Sheet, version: number): SheetInput {
  return {
    scores: Object.entries(scores).map(([id, level]) => ({ criterion_id: Number(id), level })),
    comment,
    note,
    version,
  };
}

/** Whether both say the same to whoever reads them: the server keeps no blanks around a text. */
export function areAlike(one: Sheet, other: Sheet): boolean {
  const ids = new Set([...Object.keys(one.scores), ...Object.keys(other.scores)]);
  return (
    one.comment.trim() === other.comment.trim() &&
    one.note.trim() === other.note.trim() &&
    [...ids].every((id) => one.scores[Number(id)] === other.scores[Number(id)])
  );
}

/**
 * What was kept as JSON, if it is a sheet: an older release, or another hand, may have written it.
 */
export function readSheet(value: unknown): Sheet | null {
  if (typeof value !== 'object' || value === null) return null;
  const { scores, comment, note } = value as Partial<Record<keyof Sheet, unknown>>;
  if (typeof comment !== 'string' || typeof note !== 'string') return null;
  if (typeof scores !== 'object' || scores === null) return null;
  const levels = Object.entries(scores).filter(([, level]) => Number.isInteger(level));
  return { scores: Object.fromEntries(levels) as Scores, comment, note };
}
