import type * as calls from '@pratibha/contract/editions';
import { whyNotWriteEdition } from '@pratibha/domain/editions/edition-actions';
import { isSame } from '@pratibha/domain/editions/json';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  type EditionRow,
  editionAfter,
  findEventsOf,
  lockEdition,
  writeDraft,
} from './drafts.queries.ts';
import { editionDetailsView } from './editions.view.ts';
import { findVersion, type VersionRow } from './versions.queries.ts';

type Found = { readonly edition: EditionRow; readonly version: VersionRow };

export const findVersionToRestore: Find<typeof calls.restoreEditionVersion, Found> = async (
  ctx,
  { id, number },
) => {
  const edition = await lockEdition(ctx.db, id);
  const version = edition && (await findVersion(ctx.db, id, number));
  return edition && version && { edition, version };
};

/** Puts what was published once into the draft; publishing that is the usual way. */
export const restoreEditionVersion: UseCase<typeof calls.restoreEditionVersion, Found> = async (
  ctx,
  { found: { edition, version } },
) => {
  refuse(whyNotWriteEdition(edition));
  const draft = isSame(version.content, edition.content) ? null : version.content;
  await writeDraft(ctx.db, edition.id, draft, { by: ctx.actor.id, now: ctx.now });
  await ctx.audit({
    action: 'edition.restored',
    subject: ['edition', edition.id],
    changes: { version: [edition.version, version.number] },
  });
  const after = await editionAfter(ctx.db, edition.id);
  return editionDetailsView(after, await findEventsOf(ctx.db, edition.id));
};
