import type * as calls from '@pratibha/contract/announcements';
import { isToSend, whyNotSendAnnouncement } from '@pratibha/domain/announcements/announcements';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  type AnnouncementRow,
  findAnnouncement,
  lockAnnouncement,
  scheduleAnnouncement,
} from './announcements.queries.ts';
import { announcementView } from './announcements.view.ts';
import { countRecipients } from './recipients.queries.ts';
import { SEND_ANNOUNCEMENT } from './send-out.ts';

export const findAnnouncementToSend: Find<typeof calls.sendAnnouncement, AnnouncementRow> = (
  ctx,
  { id },
) => lockAnnouncement(ctx.db, id);

/**
 * Lets it go, now or at its moment: a job tells its recipients then, if whoever sent it still may.
 */
export const sendAnnouncement: UseCase<typeof calls.sendAnnouncement, AnnouncementRow> = async (
  ctx,
  { body, found },
) => {
  const sendAt = body.send_at === null ? null : new Date(body.send_at);
  const recipients = isToSend(found) ? await countRecipients(ctx.db, found, ctx.now) : 0;
  const { state, failure } = found;
  refuse(whyNotSendAnnouncement({ state, failure, sendAt, recipients }, ctx.now));
  if (body.revision !== undefined && body.revision !== found.version) {
    throw new Refused('changed-meanwhile');
  }
  await scheduleAnnouncement(
    ctx.db,
    found.id,
    { sendAt: sendAt ?? ctx.now, by: ctx.actor.id },
    ctx.now,
  );
  await ctx.audit({
    action: 'announcement.sent',
    subject: ['announcement', found.id],
    changes: {
      subject: [null, found.subject],
      send_at: [null, (sendAt ?? ctx.now).toISOString()],
      count: [null, recipients],
    },
  });
  if (sendAt === null) await ctx.jobs.add({ kind: SEND_ANNOUNCEMENT, payload: { id: found.id } });
  const row = await findAnnouncement(ctx.db, found.id);
  if (!row) throw new Error(`announcement ${found.id} is not there after it was sent`);
  return announcementView(row);
};
