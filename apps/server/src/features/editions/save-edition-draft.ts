import type * as calls from '@pratibha/contract/editions';
import { draftErrors } from '@pratibha/domain/editions/draft-errors';
import { whyNotWriteEdition } from '@pratibha/domain/editions/edition-actions';
import { isSame, type JsonFields } from '@pratibha/domain/editions/json';
import { withLinkedSteps } from '@pratibha/words/editions/organiser/linked-steps';
import { Refused, refuse, refuseFields } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { type EditionRow, lockEdition, writeDraft } from './drafts.queries.ts';

export const findEditionToWrite: Find<typeof calls.saveEditionDraft, EditionRow> = (ctx, { id }) =>
  lockEdition(ctx.db, id);

/**
 * Keeps what is written, unless somebody else has kept another since: then the browser reads that
 * and merges the two. Not audited, as it happens with every pause in typing; what is published is.
 */
export const saveEditionDraft: UseCase<typeof calls.saveEditionDraft, EditionRow> = async (
  ctx,
  { body, found },
) => {
  refuse(whyNotWriteEdition(found));
  refuseFields(
    draftErrors(body.content).map(({ path, error }) => ({ pointer: `/content${path}`, error })),
  );
  if (body.revision !== found.revision) throw new Refused('changed-meanwhile');
  const content = withLinkedSteps(body.content as JsonFields);
  const draft = isSame(content, found.content) ? null : content;
  const revision = await writeDraft(ctx.db, found.id, draft, { by: ctx.actor.id, now: ctx.now });
  return { revision, saved_at: ctx.now.toISOString() };
};
