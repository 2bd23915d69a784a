import * as calls from '@pratibha/contract/announcement-strips';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { closeStrip, findStripToClose } from './close-strip.ts';
import { ownStrip } from './own-strip.ts';
import { findAnnouncementToPutUp, putUpAnnouncement } from './put-up-announcement.ts';
import { findStripOf } from './strips.queries.ts';
import { stripView } from './strips.view.ts';

/** Announcements that stand above the list of events. */
export function serveStrips(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.getStrip, { run: (ctx) => ownStrip(ctx) });
  serve(app, platform, calls.closeStrip, { find: findStripToClose, run: closeStrip });
  serve(app, platform, calls.getAnnouncementStrip, {
    find: (ctx, { id }) => findStripOf(ctx.db, id),
    run: async (_ctx, { found }) => stripView(found),
  });
  serve(app, platform, calls.putUpAnnouncement, {
    find: findAnnouncementToPutUp,
    run: putUpAnnouncement,
  });
}
