import * as calls from '@pratibha/contract/guest-rooms';
import * as linkCalls from '@pratibha/contract/room-links';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../platform/serve/context.ts';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { findRound } from '../rounds.queries.ts';
import { admitGuest } from './admit-guest.ts';
import { askInRoom } from './ask-in-room.ts';
import { beginInRoom } from './begin-in-room.ts';
import { closeGuestRoom } from './close-guest-room.ts';
import { guestRoomOf } from './guest-rooms.view.ts';
import { lookAtRoom } from './look-at-room.ts';
import { openGuestRoom } from './open-guest-room.ts';
import { refuseGuest } from './refuse-guest.ts';

type Named = { readonly id: number };

/** Codes that hang in rooms: what organisers do about them, and whoever scans one. */
export function serveGuestRooms(app: FastifyInstance, platform: Platform): void {
  const round = {
    find: (ctx: Context, { id }: Named) => findRound(ctx.db, id),
    eventOf: ({ event_id }: { readonly event_id: number }) => event_id,
  };
  serve(app, platform, calls.getGuestRoom, {
    ...round,
    run: (ctx, { found }) => guestRoomOf(ctx.db, found),
  });
  serve(app, platform, calls.openGuestRoom, { ...round, run: openGuestRoom(platform.origin) });
  serve(app, platform, calls.closeGuestRoom, { ...round, run: closeGuestRoom });
  serve(app, platform, calls.admitGuest, { ...round, run: admitGuest });
  serve(app, platform, calls.refuseGuest, { ...round, run: refuseGuest });
  serve(app, platform, linkCalls.lookAtRoom, { run: lookAtRoom });
  serve(app, platform, linkCalls.askInRoom, { run: askInRoom(platform) });
  serve(app, platform, linkCalls.beginInRoom, {
    run: beginInRoom(platform),
    commits: 'in-parts',
  });
}
