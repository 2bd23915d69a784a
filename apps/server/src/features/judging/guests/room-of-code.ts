import { partsOfToken } from '@pratibha/domain/judging/guest-rooms';
import type { Context } from '../../../platform/serve/context.ts';
import { Refused } from '../../../platform/serve/refused.ts';
import { hashOfRoom } from './guest-link.ts';
import { findRoundOfCode, type RoomRow } from './guest-rooms.queries.ts';

/** Where a code hangs. @throws Refused 'not-found' for every one that opens nothing, alike */
export async function roomOfCode({ db }: Pick<Context, 'db'>, token: string): Promise<RoomRow> {
  const hash = hashOfRoom(partsOfToken(token).token);
  const room = hash === null ? undefined : await findRoundOfCode(db, hash);
  if (!room) throw new Refused('not-found');
  return room;
}
