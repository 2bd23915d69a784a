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
import { page } from '../../platform/http/paging.ts';
import { type Platform, serve } from '../../platform/http/serve.ts';
import { serveCached } from '../../platform/http/serve-cached.ts';
import { create } from './createEvent.ts';
import { findEventToDelete, remove } from './deleteEvent.ts';
import { EventList } from './event-list.ts';
import { EVENT_ORDER, eventsMatching, findAdminEvent, findPublicEvents } from './events.queries.ts';
import { adminEventView, publicEventView, userEventView } from './events.view.ts';
import { findEventToReplace, replace } from './replaceEvent.ts';

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
