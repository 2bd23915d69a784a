import type * as calls from '@pratibha/contract/own-calendar';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { newToken, tokenHash } from '../../../platform/session/cookies.ts';
import { upsertFeed } from './own-calendar.queries.ts';

/**
 * Makes the person's link for calendars, or another in its place. It is in the response and nowhere
 * else.
 * @param origin of the product
 */
export function makeCalendarLink(origin: string): UseCase<typeof calls.makeCalendarLink> {
  return async (ctx) => {
    const token = newToken();
    const { made_at } = await upsertFeed(ctx.db, ctx.actor.id, tokenHash(token));
    await ctx.audit({ action: 'calendar.linked', subject: ['user', ctx.actor.id], changes: {} });
    return {
      url: `${origin}/api/calendars/${token}/dates.ics`,
      made_at: made_at.toISOString(),
    };
  };
}
