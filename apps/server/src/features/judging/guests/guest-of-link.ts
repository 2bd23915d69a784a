import type { Context } from '../../../platform/serve/context.ts';
import { Refused } from '../../../platform/serve/refused.ts';
import { tokenHash } from '../../../platform/session/cookies.ts';
import { hashOfLink } from './guest-link.ts';
import { findGuestOfLink, type GuestRow } from './guests.queries.ts';
import { isTaken } from './guests.view.ts';

/** Whom a link lets in. @throws Refused 'not-found' for every link that opens nothing, alike */
export async function guestOfLink({ db }: Pick<Context, 'db'>, token: string): Promise<GuestRow> {
  const hash = hashOfLink(token);
  const guest = hash === null ? undefined : await findGuestOfLink(db, hash);
  if (!guest) throw new Refused('not-found');
  return guest;
}

/** Whether another device than the one with this key has the link. */
export function isWithAnother(guest: GuestRow, key: string, now: Date): boolean {
  return isTaken(guest, now) && !guest.press_hash?.equals(tokenHash(key));
}
