import { randomBytes } from 'node:crypto';
import { roomToken } from '@pratibha/domain/judging/guest-rooms';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';
import { tokenHash } from '../platform/session/cookies.ts';
import type { TestApp } from './app.ts';
import type { HttpClient } from './http-client.ts';

type Target = { readonly kysely: Kysely<DB> };
type Values = Partial<Insertable<DB['guests']>> & { round_id: number; made_by: number };

/** A guest of a round, and a judge there. @returns what is in their link, too */
export async function createGuest({ kysely }: Target, values: Values) {
  const at = new Date('2025-07-16T00:00:00Z');
  const token = randomBytes(16).toString('base64url');
  const guest = await kysely
    .insertInto('guests')
    .values({ name: 'Sita Rai', made_at: at, link_hash: tokenHash(token), ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
  const judge = await kysely
    .insertInto('judges')
    .values({
      ...{ round_id: values.round_id, guest_id: guest.id, state: 'accepted' },
      ...{ asked_at: at, answered_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...guest, judgeId: judge.id, token };
}

/** What a browser sends with a link: the secret, and a key of its own. */
export function pressOf(token: string) {
  return { token, key: randomBytes(16).toString('base64url') };
}

/** A guest of an open round, and the browser with which they have begun. */
export async function beginTestGuest(product: TestApp, values: Values) {
  const guest = await createGuest(product.database, values);
  const client: HttpClient = product.anonymous();
  const begun = await client.post('/api/guest-links/begin', pressOf(guest.token));
  if (begun.status !== 200) throw new Error(`the guest did not begin: ${begun.text}`);
  return { guest, client };
}

/** A code that hangs in a room of the round. @returns what is in it */
export async function createRoom(
  { kysely }: Target,
  of: { readonly round_id: number; readonly made_by: number },
): Promise<string> {
  const token = roomToken(randomBytes(16).toString('base64url'));
  await kysely
    .insertInto('guest_rooms')
    .values({ ...of, link_hash: tokenHash(token), made_at: new Date('2025-07-16T00:00:00Z') })
    .execute();
  return token;
}

/** Somebody who waits there with a device of this key, or was let in as a guest. */
export async function createRequest(
  { kysely }: Target,
  of: { readonly round_id: number; readonly key: string; readonly guest_id?: number },
): Promise<number> {
  const { round_id, key, guest_id = null } = of;
  const { id } = await kysely
    .insertInto('guest_requests')
    .values({
      ...{ round_id, guest_id, key_hash: tokenHash(key) },
      name: guest_id === null ? 'Maya Rai' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
