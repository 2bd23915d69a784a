import * as calls from '@pratibha/contract/follow-ups';
import { mayInEvent } from '@pratibha/domain/access';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { findAdminRegistration } from '../registrations.queries.ts';
import { answerFollowUp, findFollowUpToAnswer } from './answer-follow-up.ts';
import { findAnswersOf, findFollowUp, findOwnFollowUps } from './follow-ups.queries.ts';
import { followUpAnswersView, followUpView, ownFollowUpView } from './follow-ups.view.ts';
import { findFollowUpToUpdate, updateFollowUp } from './update-follow-up.ts';

/** Where organisers ask whoever is shortlisted, and these answer. */
export function serveFollowUps(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.getFollowUp, {
    find: (ctx, { id }) => findFollowUp(ctx.db, id),
    eventOf: ({ id }) => id,
    run: async (_ctx, { found }) => followUpView(found),
  });
  serve(app, platform, calls.updateFollowUp, {
    find: findFollowUpToUpdate,
    eventOf: ({ id }) => id,
    run: updateFollowUp,
  });
  serve(app, platform, calls.listOwnFollowUps, {
    run: async (ctx) => {
      const rows = await findOwnFollowUps(ctx.db, ctx.actor.id);
      return rows.flatMap((row) => ownFollowUpView(row, ctx.now));
    },
  });
  serve(app, platform, calls.answerFollowUp, { find: findFollowUpToAnswer, run: answerFollowUp });
  serve(app, platform, calls.getFollowUpAnswers, {
    find: (ctx, { id }) => findAdminRegistration(ctx.db, id),
    eventOf: ({ event_id }) => event_id,
    run: async (ctx, { found }) => {
      const mayRead = mayInEvent('contacts.read', ctx.actor, found.event_id);
      return followUpAnswersView(await findAnswersOf(ctx.db, found.id), mayRead);
    },
  });
}
