import type * as calls from '@pratibha/contract/session';
import { LOGOUT_WORDS } from '@pratibha/words/session/logout';
import type { Platform } from '../../platform/serve/platform.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { endSession } from '../../platform/session/session.ts';

/** Ends the session of the browser that asks; whoever has none hears the same. */
export function logout({ cookies }: Platform): UseCase<typeof calls.logout> {
  return async (ctx) => {
    if (ctx.actor !== null) ctx.userChanged(ctx.actor.id);
    await endSession(ctx.db, cookies, ctx.reply.request, ctx.reply);
    return { message: LOGOUT_WORDS.done };
  };
}
