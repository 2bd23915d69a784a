import * as calls from '@pratibha/contract/held-decisions';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { findAdminEvent } from '../events/events.ts';
import { findHeldMail, type MailsOfKinds } from '../mail/mail.ts';
import { findHeldDecision, findHeldDecisions } from './held-decisions.queries.ts';
import { heldDecisionView } from './held-decisions.view.ts';
import { findEventToSettle, settleHeldDecisions } from './settle-held-decisions.ts';

/** Where organisers look at what they hold back of an event's decisions, and send it. */
export function serveHeldDecisions(
  app: FastifyInstance,
  platform: Platform,
  { edition, mails }: { readonly edition: LiveEdition; readonly mails: MailsOfKinds },
): void {
  serve(app, platform, calls.listHeldDecisions, {
    find: (ctx, { id }) => findAdminEvent(ctx.db, id),
    eventOf: ({ id }) => id,
    run: async (ctx, { found }) => {
      const held = await findHeldDecisions(ctx.db, found.id);
      return { event_title: found.title, held: held.map(heldDecisionView) };
    },
  });
  serve(app, platform, calls.readHeldDecision, {
    find: (ctx, { id }) => findHeldDecision(ctx.db, id),
    eventOf: ({ event_id }) => event_id,
    run: async (ctx, { found }) => {
      const mail = await findHeldMail(ctx.db, found.id, {
        origin: platform.origin,
        edition,
        mails,
        now: ctx.now,
      });
      if (mail === null) throw new Refused('not-found');
      return mail;
    },
  });
  serve(app, platform, calls.settleHeldDecisions, {
    find: findEventToSettle,
    eventOf: ({ id }) => id,
    run: settleHeldDecisions,
  });
}
