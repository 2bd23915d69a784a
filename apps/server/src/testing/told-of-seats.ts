import { createUser, type Target } from './factories.ts';
import { createWaiting } from './waiting-factories.ts';

type Of = { readonly event: number; readonly offered: number };

/** Until when the seat of the test is held. */
const UNTIL = '2025-07-17T04:15:00.000Z';
const ofLine = ({ event, offered }: Of) => ({ event_id: event, waiting_id: offered });

/** What each kind of notification about seats tells. */
export const TOLD_OF_SEATS = {
  'seat-offered': (rows: Of) => ({ ...ofLine(rows), at: UNTIL }),
  'offer-expired': ofLine,
  'passed-over': (rows: Of) => ({ ...ofLine(rows), why: 'profile-incomplete' }) as const,
  'waiting-list-closed': ofLine,
  'awaited-event-deleted': ofLine,
  'registration-opens': ({ event }: Of) => ({ event_id: event, at: UNTIL }),
  'seat-free': ({ event }: Of) => ({ event_id: event, at: UNTIL }),
};

/** The id of somebody in line for whom a seat is held; of nobody who is registered by now. */
export async function offeredIn(target: Target, event_id: number): Promise<number> {
  const user = await createUser(target, { profile: null });
  const values = { event_id, user_id: user.id, offered_until: new Date(UNTIL) };
  return (await createWaiting(target, values)).id;
}
