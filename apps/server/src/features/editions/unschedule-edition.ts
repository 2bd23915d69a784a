import type * as calls from '@pratibha/contract/editions';
import { Refused } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { type EditionRow, editionAfter, findEventsOf, lockEdition } from './drafts.queries.ts';
import { editionDetailsView } from './editions.view.ts';
import { deleteSchedule } from './publication.queries.ts';

export const findEditionToUnschedule: Find<typeof calls.unscheduleEdition, EditionRow> = (
  ctx,
  { id },
) => lockEdition(ctx.db, id);

/** Forgets what waits for its instant, or could not be published at it; the draft stays. */
export const unscheduleEdition: UseCase<typeof calls.unscheduleEdition, EditionRow> = async (
  ctx,
  { found },
) => {
  const publishAt = await deleteSchedule(ctx.db, found.id);
  if (publishAt === undefined) throw new Refused('edition-not-scheduled');
  await ctx.audit({
    action: 'edition.unscheduled',
    subject: ['edition', found.id],
    changes: { publish_at: [publishAt.toISOString(), null] },
  });
  const after = await editionAfter(ctx.db, found.id);
  return editionDetailsView(after, await findEventsOf(ctx.db, found.id));
};
