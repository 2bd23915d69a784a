import type * as calls from '@pratibha/contract/announcements';
import { whyNotStopAnnouncement } from '@pratibha/domain/announcements/announcements';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { SEND_MAIL } from '../mail/mail.ts';
import {
  type AnnouncementRow,
  findAnnouncement,
  lockAnnouncement,
  scheduleAnnouncement,
} from './announcements.queries.ts';
import { announcementView } from './announcements.view.ts';
import { findProgress, stopTelling } from './progress.queries.ts';

export const findAnnouncementToStop: Find<typeof calls.stopAnnouncement, AnnouncementRow> = (
  ctx,
  { id },
) => lockAnnouncement(ctx.db, id);

/** Keeps what has not gone from going. One that waits for its moment becomes a draft again. */
export const stopAnnouncement: UseCase<typeof calls.stopAnnouncement, AnnouncementRow> = async (
  ctx,
  { found },
) => {
  const { waiting } = await findProgress(ctx.db, found.id);
  refuse(whyNotStopAnnouncement({ state: found.state, waiting }));
  if (found.state === 'scheduled') await scheduleAnnouncement(ctx.db, found.id, null, ctx.now);
  else await stopTelling(ctx.db, found.id, SEND_MAIL.name);
  const row = await findAnnouncement(ctx.db, found.id);
  if (!row) throw new Error(`announcement ${found.id} is not there after it was stopped`);
  await ctx.audit({
    action: 'announcement.stopped',
    subject: ['announcement', found.id],
    changes: { state: [found.state, row.state] },
  });
  return announcementView(row);
};
