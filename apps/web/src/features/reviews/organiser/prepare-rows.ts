import type { PreparedBeside, PrepareOutcome } from '@pratibha/contract/prepared-decisions';
import type { ReviewOutcome } from '@pratibha/contract/reviews';
import { prepareRefusal } from '@pratibha/words/reviews/organiser/prepare-refusals';
import { NotDone } from '../../console/console.tsx';
import type { Reviewed } from './decisions.ts';

/** A decision for rows, each with what was seen to be prepared; null takes it back. */
export type PrepareMany<Outcome extends string> = (
  rows: { id: number; version: number; prepared: number | null }[],
  outcome: Outcome | null,
  remarks: string | null,
) => Promise<readonly PrepareOutcome[]>;

/** What became of a row that was decided on, or prepared. */
export type BulkOutcome = ReviewOutcome | PrepareOutcome;

export type Seen = Pick<PreparedBeside, 'status' | 'remarks' | 'version'> | null;

/** What a review screen remembers of what is prepared, by the row. */
export type Kept = {
  /** What was seen as a dialog opened. */
  readonly seen: Map<number, Seen>;
  /** What was prepared before and after the last decision, so that it can be undone. */
  readonly made: Map<number, { readonly before: Seen; readonly after: Seen }>;
};

/** From where decisions are prepared. */
export type Desk<Outcome extends string> = {
  readonly prepareMany: PrepareMany<Outcome>;
  /** What is prepared as far as the screen knows by now. */
  readonly known: ReadonlyMap<number, Seen>;
  readonly kept: Kept;
};

type Decided<Outcome extends string> = {
  readonly outcome: Outcome | null;
  readonly remarks: string | null;
};

/**
 * Prepares a decision for rows. What was seen to be prepared is what was there as the dialog
 * opened: a colleague who comes in between is never overwritten unseen.
 */
export async function prepareRows<Outcome extends string>(
  { prepareMany, known, kept }: Desk<Outcome>,
  rows: readonly Reviewed[],
  { outcome, remarks }: Decided<Outcome>,
): Promise<readonly PrepareOutcome[]> {
  // Nothing that was seen is not the same as nothing that was looked at.
  const seenOf = (id: number) => (kept.seen.has(id) ? kept.seen.get(id) : known.get(id)) ?? null;
  const asked = rows.map(({ id, version }) => {
    return { id, version, prepared: seenOf(id)?.version ?? null };
  });
  const outcomes = await prepareMany(asked, outcome, remarks);
  for (const each of outcomes) {
    const before = seenOf(each.id);
    kept.seen.set(each.id, each.prepared);
    if (each.outcome === 'done') kept.made.set(each.id, { before, after: each.prepared });
  }
  return outcomes;
}

/** The same for one row; why it was not done is thrown in words. */
export async function prepareRow<Outcome extends string>(
  desk: Desk<Outcome>,
  row: Reviewed,
  decided: Decided<Outcome>,
): Promise<void> {
  const [answer] = await prepareRows(desk, [row], decided);
  if (answer === undefined || answer.outcome === 'done') return;
  throw new NotDone(prepareRefusal(answer.outcome, answer.prepared?.prepared_by ?? null));
}

/** Takes back what is prepared for a row as it is shown. */
export async function takeBack<Outcome extends string>(
  desk: Desk<Outcome>,
  row: Reviewed,
): Promise<void> {
  desk.kept.seen.set(row.id, desk.known.get(row.id) ?? null);
  await prepareRow(desk, row, { outcome: null, remarks: null });
}

/** Puts back what was prepared for a row before the last decision. */
export async function putBack<Outcome extends string>(
  desk: Desk<Outcome>,
  row: Reviewed,
): Promise<void> {
  const { before = null, after = null } = desk.kept.made.get(row.id) ?? {};
  desk.kept.made.delete(row.id);
  desk.kept.seen.set(row.id, after);
  const outcome = (before?.status ?? null) as Outcome | null;
  await prepareRow(desk, row, { outcome, remarks: before?.remarks ?? null });
}
