import type * as calls from '@pratibha/contract/guest';
import type { Platform } from '../../../platform/serve/platform.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { guestOfLink, isWithAnother } from './guest-of-link.ts';
import { guestLinkView } from './guests.view.ts';

/** Says whom a link is for; that takes nothing. */
export function lookAtGuestLink({ guests }: Platform): UseCase<typeof calls.lookAtGuestLink> {
  return async (ctx, { body: { token, key } }) => {
    const found = await guestOfLink(ctx, token);
    const here = await guests.of(ctx.reply.request);
    const isOther = here?.guestId !== found.id && isWithAnother(found, key, ctx.now);
    return guestLinkView(found, isOther, ctx.now);
  };
}
