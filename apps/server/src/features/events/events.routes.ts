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
import { type Platform, serve } from '../../platform/serve/serve.ts';
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
  serve(app, platform, listUserEvents, async (ctx) => {
    const events = await list.of(ctx.actor.id);
    return events.map(({ row, fields }) => userEventView(row, ctx.actor, ctx.now, fields));
  });
  serve(app, platform, listAdminEvents, (ctx, { query }) =>
    page(ctx, eventsMatching(ctx.db, query), query, EVENT_ORDER, adminEventView),
  );
  serve(
    app,
    platform,
    getAdminEvent,
    (ctx, { id }) => findAdminEvent(ctx.db, id),
    async (_ctx, { found }) => adminEventView(found),
  );
  serve(app, platform, createEvent, create);
  serve(app, platform, updateEvent, findEventToReplace, replace);
  serve(app, platform, deleteEvent, findEventToDelete, remove);
}
