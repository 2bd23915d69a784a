import * as calls from '@pratibha/contract/set-answers';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { addSetAnswer } from './add-set-answer.ts';
import { changeSetAnswer, findSetAnswerToChange } from './change-set-answer.ts';
import { removeSetAnswer } from './remove-set-answer.ts';
import { findSetAnswers } from './set-answers.queries.ts';

/** What is decided, said, tagged and assigned by one press. */
export function serveSetAnswers(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listSetAnswers, {
    run: (ctx) => findSetAnswers(ctx.db, ctx.actor.id),
  });
  serve(app, platform, calls.addSetAnswer, { run: addSetAnswer });
  serve(app, platform, calls.changeSetAnswer, {
    find: findSetAnswerToChange,
    eventOf: ({ event_id }) => event_id,
    run: changeSetAnswer,
  });
  serve(app, platform, calls.removeSetAnswer, { run: removeSetAnswer });
}
