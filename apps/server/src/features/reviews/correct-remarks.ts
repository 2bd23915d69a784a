import { whyNotReopen } from '@pratibha/domain/refusals';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import { WRITE_CORRECTION } from './corrections.queries.ts';
import { notifyOfCorrection } from './notify-of-reviews.ts';
import { remarksForEach } from './remarks-for-each.ts';
import { saying } from './review.ts';
import { REVIEW_KINDS, type RowOf } from './review-kinds.ts';
import type { ReviewKind } from './reviews.queries.ts';

type Correction = { readonly remarks: string | null; readonly version: number };

/**
 * Puts other remarks to a decision, which stays. The student is told, unless they have not been
 * told the decision yet: then they are told it with these. Nothing is done where they say the same.
 */
export async function correctRemarks<K extends ReviewKind>(
  ctx: Context,
  kind: K,
  found: RowOf[K],
  { remarks: written, version }: Correction,
): Promise<RowOf[K]> {
  const { find, statusOf } = REVIEW_KINDS[kind];
  const status = statusOf(found);
  refuse(whyNotReopen({ status }));
  if (version !== found.version) throw new Refused('changed-meanwhile');
  const before = found.review_remarks;
  const remarks = (await remarksForEach(ctx.db, [found], { status, remarks: written }))(found);
  if (remarks === before) return found;
  if (!(await WRITE_CORRECTION[kind](ctx.db, found, { remarks, at: ctx.now }))) {
    throw new Refused('changed-meanwhile');
  }
  await ctx.audit({
    action: `${kind}.remarks-corrected`,
    subject: [kind, found.id],
    changes: { remarks_before: before, ...saying(remarks) },
  });
  await notifyOfCorrection(ctx, kind, found);
  const row = await find(ctx.db, found.id);
  if (!row) throw new Error(`${kind} ${found.id} is not there after its remarks were corrected`);
  return row;
}
