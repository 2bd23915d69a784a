import * as calls from '@pratibha/contract/consents';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { changeConsent, findWorkToSay } from './change-consent.ts';
import { findConsent } from './consents.queries.ts';
import { consentView } from './consents.view.ts';
import { findOwnSubmission, findSubmission } from './submissions.queries.ts';

export function serveConsents(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.getOwnConsent, {
    find: (ctx, { id }) => findOwnSubmission(ctx.db, ctx.actor.id, id),
    run: async (ctx, { found }) => consentView(found.id, await findConsent(ctx.db, found.id)),
  });
  serve(app, platform, calls.changeConsent, { find: findWorkToSay, run: changeConsent });
  serve(app, platform, calls.getConsent, {
    find: (ctx, { id }) => findSubmission(ctx.db, id),
    eventOf: ({ event_id }) => event_id,
    run: async (ctx, { found }) => consentView(found.id, await findConsent(ctx.db, found.id)),
  });
}
