import type * as calls from '@pratibha/contract/editions';
import { whyNotConfirmEdition } from '@pratibha/domain/editions/edition-actions';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { type EditionRow, editionAfter, findEventsOf, lockEdition } from './drafts.queries.ts';
import { editionDetailsView } from './editions.view.ts';
import { takeOverSchedule } from './publication.queries.ts';

export const findEditionToConfirm: Find<typeof calls.confirmEdition, EditionRow> = (ctx, { id }) =>
  lockEdition(ctx.db, id);

/**
 * Lets what waits in the name of somebody who may not publish any more be published in one's own.
 */
export const confirmEdition: UseCase<typeof calls.confirmEdition, EditionRow> = async (
  ctx,
  { found },
) => {
  refuse(whyNotConfirmEdition(found));
  await takeOverSchedule(ctx.db, found.id, ctx.actor.id);
  await ctx.audit({ action: 'edition.confirmed', subject: ['edition', found.id] });
  const after = await editionAfter(ctx.db, found.id);
  return editionDetailsView(after, await findEventsOf(ctx.db, found.id));
};
