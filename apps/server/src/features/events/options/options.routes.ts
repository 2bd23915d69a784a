import * as calls from '@pratibha/contract/option-seats';
import { seatsLeft } from '@pratibha/domain/questions/option-seats';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { findAdminEvent } from '../events.queries.ts';
import { findOptions, findOptionsShown } from './option-seats.queries.ts';
import { findEventToRename, renameOption } from './rename-option.ts';

/** How many chose which option, for who chooses and for organisers. */
export function serveOptions(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listOptionsLeft, {
    find: (ctx, { id }) => findOptionsShown(ctx.db, { eventId: id, userId: ctx.actor.id }),
    run: async (_ctx, { found }) =>
      found.flatMap(({ asked, question, option, ...counted }) => {
        const left = seatsLeft(counted);
        return left === null ? [] : [{ asked, question, option, left }];
      }),
  });
  serve(app, platform, calls.renameOption, {
    find: findEventToRename,
    eventOf: ({ id }) => id,
    run: renameOption,
  });
  serve(app, platform, calls.listOptionsTaken, {
    find: (ctx, { id }) => findAdminEvent(ctx.db, id),
    eventOf: ({ id }) => id,
    run: async (ctx, { found }) =>
      (await findOptions(ctx.db, found.id)).map(({ asked, question, option, seats, taken }) => ({
        ...{ asked, question, option, seats, taken },
      })),
  });
}
