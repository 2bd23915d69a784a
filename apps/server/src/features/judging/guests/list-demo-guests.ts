import type * as calls from '@pratibha/contract/demo-guests';
import { roundState } from '@pratibha/domain/judging/rounds';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { findDemoToken } from './demo-guests.queries.ts';
import { hashOfLink } from './guest-link.ts';
import { findGuestOfLink } from './guests.queries.ts';

/** The demo's guest, as long as the link that everybody may have lets them judge. */
export const listDemoGuests: UseCase<typeof calls.listDemoGuests> = async ({ db, now }) => {
  const token = await findDemoToken(db);
  const hash = token === undefined ? null : hashOfLink(token);
  const guest = hash && (await findGuestOfLink(db, hash));
  if (!guest || guest.name === null || roundState(guest, now) !== 'open') return [];
  return [{ event_id: guest.event_id, name: guest.name, path: `/judge#${token}` }];
};
