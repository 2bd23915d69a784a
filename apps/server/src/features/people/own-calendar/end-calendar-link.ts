import type * as calls from '@pratibha/contract/own-calendar';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { deleteFeed } from './own-calendar.queries.ts';

/** Ends the person's link for calendars; where there is none, nothing happens. */
export const endCalendarLink: UseCase<typeof calls.endCalendarLink> = async (ctx) => {
  if (await deleteFeed(ctx.db, ctx.actor.id)) {
    await ctx.audit({ action: 'calendar.ended', subject: ['user', ctx.actor.id], changes: {} });
  }
  return { made_at: null };
};
