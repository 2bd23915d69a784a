import * as calls from '@pratibha/contract/event-versions';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findVersion, findVersions } from './event-versions.queries.ts';
import { findAdminEvent } from './events.queries.ts';
import { findEventToTakeBack, takeEventBack } from './take-event-back.ts';

/** What events were, and making them that again. */
export function serveEventVersions(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listEventVersions, {
    find: (ctx, { id }) => findAdminEvent(ctx.db, id),
    eventOf: ({ id }) => id,
    run: async (ctx, { found }) => {
      const versions = await findVersions(ctx.db, found.id);
      return versions.map((each) => ({ ...each, changed_at: each.changed_at.toISOString() }));
    },
  });
  serve(app, platform, calls.getEventVersion, {
    find: (ctx, { id, version }) => findVersion(ctx.db, id, version),
    eventOf: ({ event_id }) => event_id,
    run: async (_ctx, { found }) => {
      const { event_id: _, content, changed_at, ...one } = found;
      const { event_questions, ...fields } = content;
      return {
        ...one,
        changed_at: changed_at.toISOString(),
        fields,
        event_questions: event_questions as calls.EventVersionWhole['event_questions'],
      };
    },
  });
  serve(app, platform, calls.takeEventBack, {
    find: findEventToTakeBack,
    eventOf: ({ id }) => id,
    run: takeEventBack,
  });
}
