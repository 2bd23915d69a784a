import type * as calls from '@pratibha/contract/announcements';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { inEditionAsked } from '../events/events.ts';
import { findAnnouncement, insertAnnouncement } from './announcements.queries.ts';
import { announcementView } from './announcements.view.ts';

/** Writes an announcement that goes to nobody yet, or a template. */
export const createAnnouncement: UseCase<typeof calls.createAnnouncement> = async (
  ctx,
  { body },
) => {
  const values = await inEditionAsked(ctx.db, body, '/');
  const id = await insertAnnouncement(ctx.db, values, ctx.now);
  const changes = { subject: [null, body.subject], source: [null, body.source] };
  await ctx.audit({ action: 'announcement.made', subject: ['announcement', id], changes });
  const row = await findAnnouncement(ctx.db, id);
  if (!row) throw new Error(`announcement ${id} is not there after it was written`);
  return announcementView(row);
};
