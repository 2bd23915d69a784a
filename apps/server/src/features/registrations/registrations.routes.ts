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
import { page } from '../../platform/http/paging.ts';
import { type Platform, serve } from '../../platform/http/serve.ts';
import { exportCsv } from './exportRegistrations.ts';
import { findEventToRegister, register } from './registerForEvent.ts';
import {
  findAdminRegistration,
  findOwnRegistrations,
  REGISTRATION_ORDER,
  registrationsCounted,
  registrationsMatching,
} from './registrations.queries.ts';
import { adminRegistrationView, userRegistrationView } from './registrations.view.ts';
import { findRegistrationToReopen, reopen } from './reopenRegistration.ts';
import { findRegistrationToReview, review } from './reviewRegistration.ts';
import { findRegistrationToWithdraw, withdraw } from './withdrawRegistration.ts';

export function serveRegistrations(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, registerForEvent, findEventToRegister, register);
  serve(app, platform, listUserRegistrations, async (ctx) => {
    const rows = await findOwnRegistrations(ctx.db, ctx.actor.id);
    return rows.map((row) => userRegistrationView(row, ctx.now));
  });
  serve(app, platform, withdrawRegistration, findRegistrationToWithdraw, withdraw);
  serve(app, platform, listAdminRegistrations, async (ctx, { query }) => {
    const matching = registrationsMatching(ctx.db, query);
    const counted = registrationsCounted(ctx.db, query);
    const rows = await page(ctx, matching, query, REGISTRATION_ORDER, counted);
    return rows.map(adminRegistrationView);
  });
  serve(app, platform, exportRegistrations, exportCsv);
  serve(
    app,
    platform,
    getAdminRegistration,
    (ctx, { id }) => findAdminRegistration(ctx.db, id),
    async (_ctx, { found }) => adminRegistrationView(found),
  );
  serve(app, platform, reviewRegistration, findRegistrationToReview, review);
  serve(app, platform, reopenRegistration, findRegistrationToReopen, reopen);
}
