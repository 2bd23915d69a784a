import type * as calls from '@pratibha/contract/editions';
import { contentDifferences } from '@pratibha/domain/editions/content-differences';
import { whyNotPublishEdition } from '@pratibha/domain/editions/edition-actions';
import { isSame } from '@pratibha/domain/editions/json';
import type { AuditEntry } from '../../platform/serve/audit.queries.ts';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  type EditionRow,
  editionAfter,
  findEdition,
  findEventsOf,
  isSlugTaken,
  lockEditions,
} from './drafts.queries.ts';
import { editionDetailsView, writtenIn } from './editions.view.ts';
import { findingsIn } from './findings-in.ts';
import { writeSchedule } from './publication.queries.ts';
import { putPublished, slugOf } from './publication.ts';
import { type Tried, type TryPages, triedPages } from './tried-pages.ts';

export const findEditionToPublish: Find<typeof calls.publishEdition, EditionRow> = async (
  ctx,
  { id },
) => {
  await lockEditions(ctx.db);
  return findEdition(ctx.db, id);
};

/** Renders what is about to be published, before anything is locked for it. */
export const tryEditionToPublish =
  (tryPages: TryPages) =>
  async (ctx: Context, { id }: { readonly id: number }): Promise<Tried | null> => {
    const edition = await findEdition(ctx.db, id);
    return edition ? triedPages(writtenIn(edition), tryPages) : null;
  };

/** Publishes the draft, now or, as it is now, at an instant: a job does that then. */
export const publishEdition: UseCase<
  typeof calls.publishEdition,
  EditionRow,
  Tried | null
> = async (ctx, { body, found, prepared }) => {
  const content = writtenIn(found);
  if (body.revision !== found.revision || prepared === null || !isSame(content, prepared.content))
    throw new Refused('changed-meanwhile');
  const events = await findEventsOf(ctx.db, found.id);
  const { errors, warnings } = await findingsIn(ctx.db, found, events, body.events);
  const at = body.at === null ? null : new Date(body.at);
  const facts = {
    ...{ status: found.status, at, acceptsWarnings: body.accepts_warnings },
    isChanged: !isSame(content, found.content),
    isYearTaken: await isSlugTaken(ctx.db, slugOf(content, found), found.id),
    ...{ errors: errors.length + prepared.wrong.length, warnings: warnings.length },
  };
  refuse(whyNotPublishEdition(facts, ctx.now));
  const note = body.note === '' ? null : body.note;
  const fields = contentDifferences(found.content, content).length;
  if (at === null) {
    const audit = (entry: AuditEntry) => ctx.audit(entry);
    const opens = { events: body.events, audit };
    const by = { content, author: ctx.actor.id, note, now: ctx.now, opens };
    const version = await putPublished(ctx.db, found, by);
    // It may have made events, and moved those that have no venue of their own.
    ctx.eventsChanged();
    await ctx.audit({
      action: 'edition.published',
      subject: ['edition', found.id],
      changes: { version: [found.version, version], fields: [null, fields], note: [null, note] },
    });
  } else {
    const of = { version: found.version, note, at, by: ctx.actor.id, events: body.events };
    await writeSchedule(ctx.db, found.id, content, of);
    await ctx.audit({
      action: 'edition.scheduled',
      subject: ['edition', found.id],
      changes: {
        publish_at: [found.publish_at?.toISOString() ?? null, at.toISOString()],
        fields: [null, fields],
        note: [null, note],
      },
    });
  }
  const after = await editionAfter(ctx.db, found.id);
  return editionDetailsView(after, await findEventsOf(ctx.db, found.id));
};
