import * as calls from '@pratibha/contract/registrations';
import type { FastifyInstance } from 'fastify';
import { Grouped } from '../../platform/db/grouped.ts';
import { page } from '../../platform/lists/paging.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { EventCache } from '../events/events.ts';
import { filtersAsked } from '../find/find.ts';
import { exportRegistrations } from './export-registrations.ts';
import { findEventToRegister, registerForEvent } from './register-for-event.ts';
import { createRegistrar } from './registrar.ts';
import {
  type AdminRegistrationRow,
  findAdminRegistration,
  findOwnRegistrations,
  REGISTRATION_ORDER,
  registrationsCounted,
  registrationsMatching,
  withSameMobile,
} from './registrations.queries.ts';
import { adminRegistrationView, userRegistrationView } from './registrations.view.ts';

export function serveRegistrations(
  app: FastifyInstance,
  platform: Platform,
  { events }: { readonly events: EventCache },
): void {
  const registrar = createRegistrar(platform.database);
  platform.metrics.groups.set('registrations', registrar.sizes);
  const register = registerForEvent(events, registrar);
  serve(app, platform, calls.registerForEvent, {
    find: findEventToRegister(events),
    run: register,
    commits: 'by-itself',
  });
  const own = new Grouped((ids: readonly number[]) =>
    findOwnRegistrations(platform.database.kysely, ids),
  );
  platform.metrics.groups.set('own-registrations', own.sizes);
  serve(app, platform, calls.listUserRegistrations, {
    run: async (ctx) => {
      const rows = await own.ask(ctx.actor.id);
      return rows.map((row) => userRegistrationView(row, ctx.now));
    },
  });
  serve(app, platform, calls.listAdminRegistrations, {
    run: async (ctx, { query }) => {
      const asking = { actor: ctx.actor, action: calls.listAdminRegistrations.access };
      const filters = await filtersAsked(ctx, query);
      const matching = withSameMobile(registrationsMatching(ctx.db, filters, asking));
      const counted = registrationsCounted(ctx.db, filters, asking);
      const view = (row: AdminRegistrationRow) => adminRegistrationView(row, ctx.actor);
      return page(ctx, matching, query, REGISTRATION_ORDER, view, counted);
    },
  });
  serve(app, platform, calls.exportRegistrations, { run: exportRegistrations });
  serve(app, platform, calls.getAdminRegistration, {
    find: (ctx, { id }) => findAdminRegistration(ctx.db, id),
    eventOf: ({ event_id }) => event_id,
    run: async (ctx, { found }) => adminRegistrationView(found, ctx.actor),
  });
}
