import * as calls from '@pratibha/contract/own-answers';
import { mayInEvent } from '@pratibha/domain/access';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { findAdminRegistration } from '../registrations.queries.ts';
import { findEarlierAnswers, findOwnAnswers } from './answers.queries.ts';
import { answerChangesView, ownAnswersView } from './answers.view.ts';
import { changeAnswers, findAnswersToChange } from './change-answers.ts';

/** Where students change what they answered, and organisers see what was changed. */
export function serveAnswers(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.getOwnAnswers, {
    find: (ctx, { id }) => findOwnAnswers(ctx.db, ctx.actor.id, id),
    run: async (ctx, { found }) => ownAnswersView(found, ctx.now),
  });
  serve(app, platform, calls.changeAnswers, { find: findAnswersToChange, run: changeAnswers });
  serve(app, platform, calls.listAnswerChanges, {
    find: (ctx, { id }) => findAdminRegistration(ctx.db, id),
    eventOf: ({ event_id }) => event_id,
    run: async (ctx, { found }) => {
      // Answers may hold what reaches a person.
      if (!mayInEvent('contacts.read', ctx.actor, found.event_id)) return [];
      return answerChangesView(await findEarlierAnswers(ctx.db, found.id), found);
    },
  });
}
