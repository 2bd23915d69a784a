import {
  exportRegistrations,
  getAdminRegistration,
  listAdminRegistrations,
  listUserRegistrations,
  registerForEvent,
  reopenRegistration,
  reviewRegistration,
  withdrawRegistration,
} from '@pratibha/contract/registrations';
import type { FastifyInstance } from 'fastify';
import { Grouped } from '../../platform/db/grouped.ts';
import { page } from '../../platform/lists/paging.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { exportCsv } from './export-registrations.ts';
import { LookedAtEvents } from './looked-at-events.ts';
import { findingEvent, registering } from './register-for-event.ts';
import { Registrar } from './registrar.ts';
import {
  findAdminRegistration,
  findOwnRegistrations,
  REGISTRATION_ORDER,
  registrationsCounted,
  registrationsMatching,
  withSameMobile,
} from './registrations.queries.ts';
import { adminRegistrationView, userRegistrationView } from './registrations.view.ts';
import { findRegistrationToReopen, reopen } from './reopen-registration.ts';
import { findRegistrationToReview, review } from './review-registration.ts';
import { findRegistrationToWithdraw, withdraw } from './withdraw-registration.ts';

export function serveRegistrations(app: FastifyInstance, platform: Platform): void {
  const events = new LookedAtEvents(platform.notices);
  const register = registering(events, new Registrar(platform.database));
  serve(app, platform, registerForEvent, {
    find: findingEvent(events),
    run: register,
    commits: 'by-itself',
  });
  const own = new Grouped((ids: readonly number[]) =>
    findOwnRegistrations(platform.database.kysely, ids),
  );
  serve(app, platform, listUserRegistrations, {
    run: async (ctx) => {
      const rows = await own.ask(ctx.actor.id);
      return rows.map((row) => userRegistrationView(row, ctx.now));
    },
  });
  serve(app, platform, withdrawRegistration, { find: findRegistrationToWithdraw, run: withdraw });
  serve(app, platform, listAdminRegistrations, {
    run: (ctx, { query }) => {
      const matching = withSameMobile(registrationsMatching(ctx.db, query));
      const counted = registrationsCounted(ctx.db, query);
      return page(ctx, matching, query, REGISTRATION_ORDER, adminRegistrationView, counted);
    },
  });
  serve(app, platform, exportRegistrations, { run: exportCsv });
  serve(app, platform, getAdminRegistration, {
    find: (ctx, { id }) => findAdminRegistration(ctx.db, id),
    run: async (_ctx, { found }) => adminRegistrationView(found),
  });
  serve(app, platform, reviewRegistration, { find: findRegistrationToReview, run: review });
  serve(app, platform, reopenRegistration, { find: findRegistrationToReopen, run: reopen });
}
