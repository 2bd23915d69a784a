import * as adminCalls from '@pratibha/contract/workshop-classes';
import * as calls from '@pratibha/contract/workshops';
import { eventsWhere } from '@pratibha/domain/access';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { inEditionAsked } from '../events/events.ts';
import { findAdminClasses, findOwnClasses } from './classes.queries.ts';
import { adminClassView, classView } from './classes.view.ts';
import { createClass } from './create-class.ts';
import { findClassToTake, takeClass } from './take-class.ts';
import { findClassToUpdate, updateClass } from './update-class.ts';

export function serveWorkshops(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listClasses, {
    run: async (ctx) => {
      const rows = await findOwnClasses(ctx.db, ctx.actor.id);
      return rows.map((row) => classView(row, ctx.actor, ctx.now));
    },
  });
  serve(app, platform, calls.takeClass, { find: findClassToTake, run: takeClass });
  serve(app, platform, adminCalls.listAdminClasses, {
    run: async (ctx, { query }) => {
      const { edition } = await inEditionAsked(ctx.db, query);
      const ids = eventsWhere(adminCalls.listAdminClasses.access, ctx.actor);
      const all = (await findAdminClasses(ctx.db, edition)).filter(
        ({ id }) => ids === null || ids.includes(id),
      );
      return all.map((row) => adminClassView(row, all));
    },
  });
  serve(app, platform, adminCalls.createClass, { run: createClass });
  serve(app, platform, adminCalls.updateClass, {
    find: findClassToUpdate,
    eventOf: ({ id }) => id,
    run: updateClass,
  });
}
