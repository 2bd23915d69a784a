import type * as calls from '@pratibha/contract/announcements';
import { whyNotResendAnnouncement } from '@pratibha/domain/announcements/announcements';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { SEND_MAIL } from '../mail/mail.ts';
import { type AnnouncementRow, lockAnnouncement } from './announcements.queries.ts';
import { announcementView } from './announcements.view.ts';
import { findProgress, sendFailedAgain } from './progress.queries.ts';

export const findAnnouncementToResend: Find<typeof calls.resendAnnouncement, AnnouncementRow> = (
  ctx,
  { id },
) => lockAnnouncement(ctx.db, id);

/** Sends the mails again that the relay did not take. */
export const resendAnnouncement: UseCase<typeof calls.resendAnnouncement, AnnouncementRow> = async (
  ctx,
  { found },
) => {
  const { failed, refused } = await findProgress(ctx.db, found.id);
  refuse(whyNotResendAnnouncement({ state: found.state, failed: failed + refused }));
  const count = await sendFailedAgain(ctx.db, found.id, SEND_MAIL.name);
  await ctx.audit({
    action: 'announcement.resent',
    subject: ['announcement', found.id],
    changes: { count: [null, count] },
  });
  return announcementView(found);
};
