import type * as calls from '@pratibha/contract/announcements';
import { whyNotChangeAnnouncement } from '@pratibha/domain/announcements/announcements';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { type AnnouncementRow, deleteDraft, lockAnnouncement } from './announcements.queries.ts';
import { announcementView } from './announcements.view.ts';

export const findAnnouncementToDelete: Find<typeof calls.deleteAnnouncement, AnnouncementRow> = (
  ctx,
  { id },
) => lockAnnouncement(ctx.db, id);

/** Removes a draft or a template for good; what has gone stays, with its log. */
export const deleteAnnouncement: UseCase<typeof calls.deleteAnnouncement, AnnouncementRow> = async (
  ctx,
  { found },
) => {
  refuse(whyNotChangeAnnouncement(found));
  await deleteDraft(ctx.db, found.id);
  await ctx.audit({
    action: 'announcement.deleted',
    subject: ['announcement', found.id],
    changes: { subject: [found.subject, null] },
  });
  return announcementView(found);
};
