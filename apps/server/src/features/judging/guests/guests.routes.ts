import * as demoCalls from '@pratibha/contract/demo-guests';
import * as linkCalls from '@pratibha/contract/guest';
import * as calls from '@pratibha/contract/guests';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../platform/serve/context.ts';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { isDemoClock } from '../../installation/installation.ts';
import { findRound } from '../rounds.queries.ts';
import { addGuest } from './add-guest.ts';
import { beginAsGuest } from './begin-as-guest.ts';
import { findGuest, findGuests } from './guests.queries.ts';
import { guestOfRoundView, guestView } from './guests.view.ts';
import { leaveAsGuest } from './leave-as-guest.ts';
import { letAnotherDeviceIn } from './let-another-device-in.ts';
import { listDemoGuests } from './list-demo-guests.ts';
import { lookAtGuestLink } from './look-at-guest-link.ts';
import { makeGuestLink } from './make-guest-link.ts';
import { removeGuestName } from './remove-guest-name.ts';

type Named = { readonly id: number };

/** Judges without an account: what organisers do about them, how they begin, and who they are. */
export function serveGuests(app: FastifyInstance, platform: Platform): void {
  const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;
  const round = { find: (ctx: Context, { id }: Named) => findRound(ctx.db, id), eventOf };
  const guest = { find: (ctx: Context, { id }: Named) => findGuest(ctx.db, id), eventOf };

  serve(app, platform, calls.listGuests, {
    ...round,
    run: async (ctx, { found }) =>
      (await findGuests(ctx.db, found.id)).map((row) => guestOfRoundView(row, ctx.now)),
  });
  serve(app, platform, calls.addGuest, { ...round, run: addGuest(platform.origin) });
  serve(app, platform, calls.makeGuestLink, { ...guest, run: makeGuestLink(platform.origin) });
  serve(app, platform, calls.letAnotherDeviceIn, { ...guest, run: letAnotherDeviceIn });
  serve(app, platform, calls.removeGuestName, { ...guest, run: removeGuestName });
  serve(app, platform, linkCalls.lookAtGuestLink, { run: lookAtGuestLink(platform) });
  serve(app, platform, linkCalls.beginAsGuest, {
    run: beginAsGuest(platform),
    commits: 'in-parts',
  });
  serve(app, platform, linkCalls.getGuest, {
    run: async ({ actor: { row } }) => guestView(row),
  });
  serve(app, platform, linkCalls.leaveAsGuest, { run: leaveAsGuest(platform) });
  // Outside demo mode there is no such address.
  if (isDemoClock(platform.clock)) {
    serve(app, platform, demoCalls.listDemoGuests, { run: listDemoGuests });
  }
}
