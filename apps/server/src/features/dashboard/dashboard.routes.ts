import * as calls from '@pratibha/contract/dashboard';
import * as looseEndCalls from '@pratibha/contract/loose-ends';
import { eventsWhere } from '@pratibha/domain/access';
import { DAY_MS, dayOf, startOfNextDay } from '@pratibha/domain/time/competition-time';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findEventFigures, inEditionAsked } from '../events/events.ts';
import { countEverything, countPerDay } from './dashboard.queries.ts';
import { findLooseEnds } from './loose-ends.queries.ts';

/** Days of the series, today included. */
const DAYS = 30;

export function serveDashboard(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.getDashboard, {
    run: async (ctx, { query }) => {
      const { edition } = await inEditionAsked(ctx.db, query);
      const events = { ids: eventsWhere('dashboard.read', ctx.actor), edition };
      const until = startOfNextDay(ctx.now);
      const from = new Date(until.getTime() - DAYS * DAY_MS);
      const [counts, happened, per_event] = await Promise.all([
        countEverything(ctx.db, events),
        countPerDay(ctx.db, events, { from, until }),
        findEventFigures(ctx.db, events),
      ]);
      const byDate = new Map(happened.map((day) => [day.date, day]));
      const per_day = Array.from({ length: DAYS }, (_, index) => {
        const date = dayOf(new Date(from.getTime() + index * DAY_MS));
        return byDate.get(date) ?? { date, registrations: 0, submissions: 0 };
      });
      return { ...counts, per_day, per_event };
    },
  });
  serve(app, platform, looseEndCalls.getLooseEnds, {
    run: (ctx) => findLooseEnds(ctx.db, ctx.actor, ctx.now),
  });
}
