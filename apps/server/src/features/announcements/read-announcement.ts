import type * as calls from '@pratibha/contract/own-announcements';
import { fillPlaceholders } from '@pratibha/domain/announcements/placeholders';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { type AnnouncementRow, findAnnouncement, findTold } from './announcements.queries.ts';
import { factsOf } from './recipient-facts.queries.ts';

type Told = NonNullable<Awaited<ReturnType<typeof findTold>>> & {
  readonly announcement: AnnouncementRow;
};

export const findToldAnnouncement: Find<typeof calls.readAnnouncement, Told> = async (
  ctx,
  { id },
) => {
  const told = await findTold(ctx.db, id, ctx.actor.id);
  const announcement = told && (await findAnnouncement(ctx.db, id));
  return told && announcement && { ...told, announcement };
};

/** The announcement, as this person reads it. */
export const readAnnouncement: UseCase<typeof calls.readAnnouncement, Told> = async (
  ctx,
  { found },
) => {
  const { subject, text, source } = found.announcement;
  const facts = await factsOf(ctx.db, source, { id: ctx.actor.id, event_id: found.event_id });
  return {
    subject: fillPlaceholders(subject, facts),
    text: fillPlaceholders(text, facts),
    created_at: found.created_at.toISOString(),
  };
};
