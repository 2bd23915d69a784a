import * as calls from '@pratibha/contract/desk-assignments';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { assignRows } from './assign-rows.ts';
import { chooseDeskNotices } from './choose-desk-notices.ts';
import { dealRows } from './deal-rows.ts';
import { countOwn } from './desk-assignments.queries.ts';
import { findToldOf } from './desk-notices.queries.ts';

/** Which organiser works on what. */
export function serveDeskAssignments(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.assignRows, { run: assignRows });
  serve(app, platform, calls.dealRows, { run: dealRows });
  serve(app, platform, calls.getOwnDesk, {
    run: async ({ db, actor }) => ({
      ...(await countOwn(db, actor)),
      told_of: await findToldOf(db, actor.id),
    }),
  });
  serve(app, platform, calls.chooseDeskNotices, { run: chooseDeskNotices });
}
