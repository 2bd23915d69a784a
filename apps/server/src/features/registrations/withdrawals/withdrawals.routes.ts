import * as registrationCalls from '@pratibha/contract/registrations';
import * as calls from '@pratibha/contract/withdrawals';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { findAnswersToForget, forgetAnswers } from './forget-answers.ts';
import { findRegistrationToWithdraw, withdrawRegistration } from './withdraw-registration.ts';
import { findWithdrawn } from './withdrawals.queries.ts';
import { withdrawnView } from './withdrawals.view.ts';

/** Where students withdraw, and find again what they withdrew. */
export function serveWithdrawals(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, registrationCalls.withdrawRegistration, {
    find: findRegistrationToWithdraw,
    run: withdrawRegistration,
  });
  serve(app, platform, calls.listWithdrawals, {
    run: async (ctx) => {
      const rows = await findWithdrawn(ctx.db, ctx.actor.id, ctx.now);
      return rows.map((row) => withdrawnView(row, ctx.actor, ctx.now));
    },
  });
  serve(app, platform, calls.forgetAnswers, { find: findAnswersToForget, run: forgetAnswers });
}
