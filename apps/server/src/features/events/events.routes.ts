import {
  createEvent,
  deleteEvent,
  getAdminEvent,
  listAdminEvents,
  listPublicEvents,
  listUserEvents,
  updateEvent,
} from '@pratibha/contract/events';
import type { FastifyInstance } from 'fastify';
import { serveCached } from '../../platform/edge/serve-cached.ts';
import { page } from '../../platform/lists/paging.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { create } from './create-event.ts';
import { findEventToDelete, remove } from './delete-event.ts';
import { EventList } from './event-list.ts';
import { EVENT_ORDER, eventsMatching, findAdminEvent, findPublicEvents } from './events.queries.ts';
import { adminEventView, publicEventView, userEventView } from './events.view.ts';
import { findEventToReplace, replace } from './replace-event.ts';

export function serveEvents(app: FastifyInstance, platform: Platform): void {
  serveCached(app, platform, listPublicEvents, 'events', async (db) => {
    const rows = await findPublicEvents(db);
    return rows.map(publicEventView);
  });
  const list = new EventList(platform.database);
  serve(app, platform, listUserEvents, {
    run: async (ctx) => {
      const events = await list.of(ctx.actor.id);
      return events.map(({ row, fields }) => userEventView(row, ctx.actor, ctx.now, fields));
    },
  });
  serve(app, platform, listAdminEvents, {
    run: (ctx, { query }) =>
      page(ctx, eventsMatching(ctx.db, query), query, EVENT_ORDER, adminEventView),
  });
  serve(app, platform, getAdminEvent, {
    find: (ctx, { id }) => findAdminEvent(ctx.db, id),
    run: async (_ctx, { found }) => adminEventView(found),
  });
  serve(app, platform, createEvent, { run: create });
  serve(app, platform, updateEvent, { find: findEventToReplace, run: replace });
  serve(app, platform, deleteEvent, { find: findEventToDelete, run: remove });
}
