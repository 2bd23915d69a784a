import type * as calls from '@pratibha/contract/editions';
import { whyNotDiscardDraft } from '@pratibha/domain/editions/edition-actions';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  type EditionRow,
  editionAfter,
  findEventsOf,
  lockEdition,
  writeDraft,
} from './drafts.queries.ts';
import { editionDetailsView, publishedIn } from './editions.view.ts';

export const findEditionToDiscard: Find<typeof calls.discardEditionDraft, EditionRow> = (
  ctx,
  { id },
) => lockEdition(ctx.db, id);

/** Goes back to what is published. */
export const discardEditionDraft: UseCase<typeof calls.discardEditionDraft, EditionRow> = async (
  ctx,
  { found },
) => {
  const { status } = found;
  refuse(whyNotDiscardDraft({ status, isPublished: publishedIn(found) !== null }));
  await writeDraft(ctx.db, found.id, null, { by: ctx.actor.id, now: ctx.now });
  await ctx.audit({ action: 'edition.draft-discarded', subject: ['edition', found.id] });
  const after = await editionAfter(ctx.db, found.id);
  return editionDetailsView(after, await findEventsOf(ctx.db, found.id));
};
