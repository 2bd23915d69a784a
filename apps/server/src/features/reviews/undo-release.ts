import type * as calls from '@pratibha/contract/prepared-decisions';
import type { PreparedKind, PreparedStatus } from '@pratibha/domain/reviews/prepared';
import type { Context } from '../../platform/serve/context.ts';
import { Refused } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { putPrepared } from './prepared.queries.ts';
import { wholeRelease } from './release-decisions.ts';
import { findMadeRows, findRelease, noteOutcomes, type ReleaseRow } from './releases.queries.ts';
import { undo } from './review.ts';
import { REVIEW_KINDS } from './review-kinds.ts';

/** So many are taken back in one transaction. */
const ROWS_IN_PART = 50;

type Made = {
  readonly place: number;
  readonly kind: PreparedKind;
  readonly row_id: number;
  readonly prepared_by: number;
  readonly status: PreparedStatus;
};

export const findReleaseToUndo: Find<typeof calls.undoRelease, ReleaseRow> = (ctx, { id }) =>
  findRelease(ctx.db, id);

/**
 * Takes the decisions of a release back that were just made, as one by one, and prepares them
 * again, so that they are released anew once they are right. What was made too long ago, or changed
 * since, stays as it is.
 */
export const undoRelease: UseCase<typeof calls.undoRelease, ReleaseRow> = async (
  ctx,
  { found },
) => {
  const made: readonly Made[] = await findMadeRows(ctx.db, found.id);
  for (let at = 0; at < made.length; at += ROWS_IN_PART) {
    const part = made.slice(at, at + ROWS_IN_PART);
    await ctx.inPart((own) => undoPart(own, found.id, part));
  }
  return wholeRelease(ctx.db, found.id);
};

async function undoPart(ctx: Context, releaseId: number, part: readonly Made[]): Promise<void> {
  const undone: Made[] = [];
  for (const made of part) if (await undoOne(ctx, made)) undone.push(made);
  await noteOutcomes(
    ctx.db,
    releaseId,
    undone.map(({ place, status }) => ({ place, outcome: 'undone', status })),
  );
}

/** Whether it was taken back. */
async function undoOne(ctx: Context, made: Made): Promise<boolean> {
  const { kind, row_id: id, status, prepared_by: by } = made;
  const remarks = await takeBack(ctx, kind, id, status);
  if (remarks === undefined) return false;
  await putPrepared(ctx.db, { kind, ids: [id] }, { status, remarks, by, at: ctx.now });
  return true;
}

/** The remarks that a decision had which is taken back; undefined where it stays. */
async function takeBack<K extends PreparedKind>(
  ctx: Context,
  kind: K,
  id: number,
  status: PreparedStatus,
): Promise<string | null | undefined> {
  const { find, statusOf } = REVIEW_KINDS[kind];
  const row = await find(ctx.db, id);
  if (row === undefined || statusOf(row) !== status) return undefined;
  try {
    await undo(ctx, kind, row);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
  return row.review_remarks;
}
