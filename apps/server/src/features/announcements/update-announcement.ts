import { isDeepStrictEqual } from 'node:util';
import type * as calls from '@pratibha/contract/announcements';
import { whyNotChangeAnnouncement } from '@pratibha/domain/announcements/announcements';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { inEditionAsked } from '../events/events.ts';
import {
  type AnnouncementRow,
  findAnnouncement,
  lockAnnouncement,
  replaceAnnouncement,
} from './announcements.queries.ts';
import { announcementView } from './announcements.view.ts';

export const findAnnouncementToUpdate: Find<typeof calls.updateAnnouncement, AnnouncementRow> = (
  ctx,
  { id },
) => lockAnnouncement(ctx.db, id);

/** Saves it, unless somebody else has saved it since it was loaded. */
export const updateAnnouncement: UseCase<typeof calls.updateAnnouncement, AnnouncementRow> = async (
  ctx,
  { body, found },
) => {
  refuse(whyNotChangeAnnouncement(found));
  if (body.revision !== undefined && body.revision !== found.version) {
    throw new Refused('changed-meanwhile');
  }
  const values = await inEditionAsked(ctx.db, body, '/');
  await replaceAnnouncement(ctx.db, found.id, values, ctx.now);
  const row = await findAnnouncement(ctx.db, found.id);
  if (!row) throw new Error(`announcement ${found.id} is not there after its update`);
  await ctx.audit({
    action: 'announcement.changed',
    subject: ['announcement', found.id],
    changes: differences(found, row),
  });
  return announcementView(row);
};

/** Of the filter only that it was changed: its words may name somebody. */
function differences(before: AnnouncementRow, after: AnnouncementRow) {
  const changed: Record<string, unknown> = {};
  for (const field of ['subject', 'text', 'channel', 'source', 'state'] as const) {
    if (before[field] !== after[field]) changed[field] = [before[field], after[field]];
  }
  if (!isDeepStrictEqual(before.filters, after.filters)) changed['filters'] = 'changed';
  return changed;
}
