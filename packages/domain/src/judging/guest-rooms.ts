import type { JudgingRefusal } from './judging-refusals.ts';
import { type RoundFacts, roundState } from './rounds.ts';

/** How the secret of a room's code begins, by which a page tells it from a link for a name. */
const ROOM_PREFIX = 'room-';

/** People who wait in the room of one round at most: a page of names is read at a glance. */
const MOST_WAITING = 100;

/** Whether a secret is that of a room's code. */
export function isOfRoom(token: string): boolean {
  return token.startsWith(ROOM_PREFIX);
}

/** The secret of a room's code, of one that nobody guesses. */
export function roomToken(secret: string): string {
  return ROOM_PREFIX + secret;
}

/** The same, as it hangs in one of the rooms of a round: the number of that is no secret. */
export function tokenInRoom(token: string, room: number): string {
  return `${token}.${room}`;
}

/** What the secret in a code is, and in which of the rooms it hangs; null: it names none. */
export function partsOfToken(token: string): {
  readonly token: string;
  readonly room: number | null;
} {
  const [, secret = token, room] = /^(.*)\.([1-9]\d?)$/.exec(token) ?? [];
  return { token: secret, room: room === undefined ? null : Number(room) };
}

/** Why somebody may not ask to be let in now, or null: within the round's window alone. */
export function whyNotAsk(
  round: RoundFacts,
  facts: { readonly isSignedIn: boolean; readonly waiting: number },
  now: Date,
): JudgingRefusal | null {
  const state = roundState(round, now);
  if (state === 'over') return 'round-over';
  if (state !== 'open') return 'judging-not-begun';
  if (facts.isSignedIn) return 'signed-in-here';
  return facts.waiting >= MOST_WAITING ? 'too-many-waiting' : null;
}

/** What a device reads of a room: what the round allows, and what became of its own request. */
export const ROOM_STATES = ['early', 'open', 'waiting', 'admitted', 'refused', 'over'] as const;
type RoomState = (typeof ROOM_STATES)[number];

/** @param request of the device that looks; null: it has not asked */
export function roomState(
  round: RoundFacts,
  request: { readonly isRefused: boolean; readonly isAdmitted: boolean } | null,
  now: Date,
): RoomState {
  const state = roundState(round, now);
  if (state === 'over') return 'over';
  if (request?.isRefused) return 'refused';
  if (request?.isAdmitted) return 'admitted';
  if (request) return 'waiting';
  return state === 'open' ? 'open' : 'early';
}
