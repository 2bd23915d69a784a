import type * as calls from '@pratibha/contract/guest';
import type { Guest } from '@pratibha/contract/guest';
import { tellsOfRefusal, whyNotBegin } from '@pratibha/domain/judging/guests';
import { deviceOf } from '@pratibha/domain/people/sessions';
import { insertAudit } from '../../../platform/serve/audit.queries.ts';
import type { Context } from '../../../platform/serve/context.ts';
import type { Platform } from '../../../platform/serve/platform.ts';
import { Refused, refuse } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { tokenHash } from '../../../platform/session/cookies.ts';
import type { SignedIn } from '../../../platform/session/session.ts';
import { notify } from '../../notifications/notifications.ts';
import { guestOfLink, isWithAnother } from './guest-of-link.ts';
import { type GuestRow, lockGuest, noteRefused, takeLink } from './guests.queries.ts';
import { guestView } from './guests.view.ts';

type Ctx = Context<SignedIn | null>;

/** Lets the first device that presses take a link. */
export function beginAsGuest({ guests }: Platform): UseCase<typeof calls.beginAsGuest> {
  return async (ctx, { body: { token, key } }) => {
    const found = await guestOfLink(ctx, token);
    return beginGuest(guests, ctx, { id: found.id, key });
  };
}

/**
 * Lets a device begin as a guest, unless another one has. In parts: that another one was refused is
 * kept, and told to whoever made the link.
 */
export async function beginGuest(
  guests: Platform['guests'],
  ctx: Ctx,
  { id, key }: { readonly id: number; readonly key: string },
): Promise<Guest> {
  const { request } = ctx.reply;
  const here = await guests.of(request);
  const isSignedIn = ctx.actor !== null || (here !== null && here.guestId !== id);
  const begun = await ctx.inPart(async (part) => {
    const guest = await lockGuest(part.db, id);
    if (guest?.judge_state !== 'accepted') throw new Refused('not-found');
    const whyNot = whyNotBegin(
      guest,
      { isSignedIn, isTaken: here === null && isWithAnother(guest, key, ctx.now) },
      ctx.now,
    );
    if (whyNot === 'link-in-use') {
      await noteRefusal(part, guest);
      return null;
    }
    refuse(whyNot);
    const device = deviceOf(request.headers['user-agent']);
    const session = guests.begin(ctx.reply);
    await takeLink(part.db, guest.id, { session, press: tokenHash(key), device });
    await auditBegun(part, guest);
    return guest;
  });
  if (begun === null) throw new Refused('link-in-use');
  return guestView(begun);
}

async function noteRefusal(ctx: Ctx, guest: GuestRow): Promise<void> {
  const isTold = tellsOfRefusal(guest.since_refused_ms);
  if (!isTold) return;
  const { event_id, round_id, made_by } = guest;
  await notify(ctx.db, [
    {
      kind: 'guest-refused',
      params: { event_id, round_id, guest_id: guest.id, at: ctx.now.toISOString() },
      ...{ userId: made_by, at: ctx.now },
    },
  ]);
  await noteRefused(ctx.db, guest.id);
}

/** By the guest, who is nobody before this. */
async function auditBegun({ db, requestId, now }: Ctx, guest: GuestRow): Promise<void> {
  await insertAudit(
    db,
    {
      action: 'guest.begun',
      subject: ['guest', guest.id],
      changes: { event_id: guest.event_id, round: guest.round_id },
    },
    { actorId: null, actorRole: null, guestId: guest.id, tokenId: null, requestId, at: now },
  );
}
