import * as calendarCalls from '@pratibha/contract/event-calendar';
import * as editionCalls from '@pratibha/contract/event-editions';
import * as placeCalls from '@pratibha/contract/event-places';
import * as seatCalls from '@pratibha/contract/event-seats';
import * as calls from '@pratibha/contract/events';
import { eventsWhere } from '@pratibha/domain/access';
import { isBeingPrepared } from '@pratibha/domain/events/event-state';
import type { FastifyInstance } from 'fastify';
import { serveStored } from '../../platform/edge/serve-stored.ts';
import { page } from '../../platform/lists/paging.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { ShownTexts } from '../translations/translations.ts';
import { findClassForCalendar } from './class-dates.queries.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent, findEventToDelete } from './delete-event.ts';
import { inEditionAsked } from './edition-asked.ts';
import type { EventCache } from './event-cache.ts';
import { type EventWithDates, eventCalendar } from './event-calendar.ts';
import { eventInFormView, eventPlaceView } from './event-places.view.ts';
import { EVENT_ORDER, eventsMatching, findAdminEvent } from './events.queries.ts';
import { adminEventView, publicEventView } from './events.view.ts';
import { exportEvents } from './export-events.ts';
import { countEventsByEdition } from './in-edition.queries.ts';
import { findPlace, findPlacesWithHours } from './places.queries.ts';
import { findEventToRestore, restoreEvent } from './restore-event.ts';
import { findSeats } from './seats.queries.ts';
import { findEventToUpdate, updateEvent } from './update-event.ts';
import { userEventsView } from './user-events.view.ts';

export function serveEvents(
  app: FastifyInstance,
  platform: Platform,
  { events, texts }: { readonly events: EventCache; readonly texts: ShownTexts },
): void {
  serveStored(
    app,
    calls.listPublicEvents,
    () => events.forEverybody(),
    ({ rows }) => rows.map(publicEventView),
  );
  serve(app, platform, calendarCalls.getEventCalendar, {
    find: async (ctx, { id }): Promise<EventWithDates | undefined> =>
      (await events.forEverybody()).byId.get(id)?.row ?? findClassForCalendar(ctx.db, id),
    run: async (ctx, { found }) => {
      const listed = ctx.actor === null ? [] : await events.listFor(ctx.actor.id);
      const own = listed.find(({ row }) => row.id === found.id)?.own;
      const isRegistered = (own?.registration_id ?? null) !== null || found.kind === 'workshop';
      return eventCalendar(ctx, found, { origin: platform.origin, isRegistered, texts });
    },
  });
  serve(app, platform, calls.listUserEvents, {
    run: async (ctx) => {
      const listed = await events.listFor(ctx.actor.id);
      const seen = listed.filter(
        ({ row, own }) => own.registration_id !== null || !isBeingPrepared(row, ctx.now),
      );
      return userEventsView(seen, ctx.actor, ctx.now);
    },
  });
  serve(app, platform, placeCalls.listEventPlaces, {
    run: async (ctx) => {
      const { rows } = await events.forEverybody();
      const shown = rows.filter((row) => !isBeingPrepared(row, ctx.now));
      return shown.map(eventPlaceView).filter((place) => place !== null);
    },
  });
  serve(app, platform, placeCalls.getWhatToBring, {
    find: async (ctx, { id }) => {
      const row = (await events.forEverybody()).byId.get(id)?.row;
      return row && !isBeingPrepared(row, ctx.now) ? row : undefined;
    },
    run: async (_ctx, { found: { what_to_bring } }) => ({ what_to_bring }),
  });
  serve(app, platform, calls.listAdminEvents, {
    run: async (ctx, { query }) => {
      const asking = { actor: ctx.actor, action: calls.listAdminEvents.access };
      const matching = eventsMatching(ctx.db, await inEditionAsked(ctx.db, query), asking);
      return page(ctx, matching, query, EVENT_ORDER, adminEventView);
    },
  });
  serve(app, platform, seatCalls.listEventSeats, {
    run: async (ctx, { query }) => {
      const asking = { actor: ctx.actor, action: seatCalls.listEventSeats.access };
      const seats = await findSeats(ctx.db, await inEditionAsked(ctx.db, query), asking);
      return seats.map(({ capacity, ...each }) => ({ ...each, capacity: capacity ?? 0 }));
    },
  });
  serve(app, platform, editionCalls.listEventEditions, {
    run: (ctx) =>
      countEventsByEdition(ctx.db, eventsWhere(editionCalls.listEventEditions.access, ctx.actor)),
  });
  serve(app, platform, calls.exportEvents, { run: exportEvents });
  serve(app, platform, calls.getAdminEvent, {
    find: (ctx, { id }) => findAdminEvent(ctx.db, id),
    eventOf: ({ id }) => id,
    run: async (_ctx, { found }) => adminEventView(found),
  });
  serve(app, platform, placeCalls.getEventInForm, {
    find: (ctx, { id }) => findAdminEvent(ctx.db, id),
    eventOf: ({ id }) => id,
    run: async (ctx, { found }) => {
      const { edition_venue } = await findPlace(ctx.db, found.id);
      const ids = eventsWhere(placeCalls.getEventInForm.access, ctx.actor);
      const others = (await findPlacesWithHours(ctx.db)).filter(
        ({ id }) => ids === null || ids.includes(id),
      );
      return eventInFormView(found, edition_venue, others);
    },
  });
  serve(app, platform, calls.createEvent, { run: createEvent });
  serve(app, platform, calls.updateEvent, {
    find: findEventToUpdate,
    eventOf: ({ id }) => id,
    run: updateEvent,
  });
  serve(app, platform, calls.deleteEvent, {
    find: findEventToDelete,
    eventOf: ({ id }) => id,
    run: deleteEvent,
  });
  serve(app, platform, calls.restoreEvent, {
    find: findEventToRestore,
    eventOf: ({ id }) => id,
    run: restoreEvent,
  });
}
