import type * as calls from '@pratibha/contract/announcements';
import { whyNotChangeAnnouncement } from '@pratibha/domain/announcements/announcements';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { notify } from '../notifications/notifications.ts';
import { type AnnouncementRow, lockAnnouncement } from './announcements.queries.ts';
import { announcementView } from './announcements.view.ts';
import { findRecipient } from './recipients.queries.ts';

export const findAnnouncementToTest: Find<typeof calls.testAnnouncement, AnnouncementRow> = (
  ctx,
  { id },
) => lockAnnouncement(ctx.db, id);

/** Sends it to whoever writes it, in their own name, with the event of the first recipient. */
export const testAnnouncement: UseCase<typeof calls.testAnnouncement, AnnouncementRow> = async (
  ctx,
  { found },
) => {
  refuse(whyNotChangeAnnouncement(found));
  const first = await findRecipient(ctx.db, found, ctx.now);
  await notify(ctx.db, [
    {
      kind: 'announcement',
      params: { announcement_id: found.id, event_id: first?.event_id ?? null, test: Date.now() },
      userId: ctx.actor.id,
      at: ctx.now,
      mail: found.channel === 'mail' ? 'waiting' : 'none',
    },
  ]);
  await ctx.audit({ action: 'announcement.tested', subject: ['announcement', found.id] });
  return announcementView(found);
};
