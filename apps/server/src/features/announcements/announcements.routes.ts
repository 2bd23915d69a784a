import * as calls from '@pratibha/contract/announcements';
import * as ownCalls from '@pratibha/contract/own-announcements';
import type { FastifyInstance } from 'fastify';
import { page } from '../../platform/lists/paging.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { inEditionAsked } from '../events/events.ts';
import {
  ANNOUNCEMENT_ORDER,
  announcementsMatching,
  findAnnouncement,
} from './announcements.queries.ts';
import { announcementView, recipientView } from './announcements.view.ts';
import { createAnnouncement } from './create-announcement.ts';
import { deleteAnnouncement, findAnnouncementToDelete } from './delete-announcement.ts';
import { previewAnnouncement } from './preview-announcement.ts';
import { findProgress } from './progress.queries.ts';
import { findToldAnnouncement, readAnnouncement } from './read-announcement.ts';
import {
  countRecipients,
  RECIPIENT_ORDER,
  recipientsToBe,
  recipientsTold,
} from './recipients.queries.ts';
import { findAnnouncementToResend, resendAnnouncement } from './resend-announcement.ts';
import { findAnnouncementToSend, sendAnnouncement } from './send-announcement.ts';
import { findAnnouncementToStop, stopAnnouncement } from './stop-announcement.ts';
import { findAnnouncementToTest, testAnnouncement } from './test-announcement.ts';
import { findAnnouncementToUpdate, updateAnnouncement } from './update-announcement.ts';

export function serveAnnouncements(
  app: FastifyInstance,
  platform: Platform,
  { edition }: { readonly edition: LiveEdition },
): void {
  const surroundings = { origin: platform.origin, edition };
  serve(app, platform, calls.listAnnouncements, {
    run: async (ctx, { query }) => {
      const rows = announcementsMatching(ctx.db, await inEditionAsked(ctx.db, query));
      return page(ctx, rows, query, ANNOUNCEMENT_ORDER, announcementView);
    },
  });
  serve(app, platform, calls.getAnnouncement, {
    find: (ctx, { id }) => findAnnouncement(ctx.db, id),
    run: async (ctx, { found }) => ({
      ...announcementView(found),
      ...(await findProgress(ctx.db, found.id)),
      matching: found.recipients ?? (await countRecipients(ctx.db, found, ctx.now)),
    }),
  });
  serve(app, platform, calls.listRecipients, {
    find: (ctx, { id }) => findAnnouncement(ctx.db, id),
    run: (ctx, { found, query }) => {
      if (found.recipients === null) {
        const toBe = recipientsToBe(ctx.db, found, ctx.now);
        return page(ctx, toBe, query, RECIPIENT_ORDER, recipientView);
      }
      const told = recipientsTold(ctx.db, found.id, query.mail);
      return page(ctx, told, query, RECIPIENT_ORDER, recipientView);
    },
  });
  serve(app, platform, calls.previewAnnouncement, {
    find: (ctx, { id }) => findAnnouncement(ctx.db, id),
    run: (ctx, { found, query }) => previewAnnouncement(ctx, found, query.user_id, surroundings),
  });
  serve(app, platform, calls.createAnnouncement, { run: createAnnouncement });
  serve(app, platform, calls.updateAnnouncement, {
    find: findAnnouncementToUpdate,
    run: updateAnnouncement,
  });
  serve(app, platform, calls.deleteAnnouncement, {
    find: findAnnouncementToDelete,
    run: deleteAnnouncement,
  });
  serve(app, platform, calls.testAnnouncement, {
    find: findAnnouncementToTest,
    run: testAnnouncement,
  });
  serve(app, platform, calls.sendAnnouncement, {
    find: findAnnouncementToSend,
    run: sendAnnouncement,
  });
  serve(app, platform, calls.stopAnnouncement, {
    find: findAnnouncementToStop,
    run: stopAnnouncement,
  });
  serve(app, platform, calls.resendAnnouncement, {
    find: findAnnouncementToResend,
    run: resendAnnouncement,
  });
  serve(app, platform, ownCalls.readAnnouncement, {
    find: findToldAnnouncement,
    run: readAnnouncement,
  });
}
