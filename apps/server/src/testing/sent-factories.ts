import { createHash, randomBytes } from 'node:crypto';
import type { FileFacts } from '@pratibha/domain/preflight/facts';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';
import { PICTURE_FACTS } from './handed-factories.ts';

type Values = {
  readonly user_id: number;
  readonly event_id: number;
  /** null: a trial. */
  readonly part?: string | null;
  readonly name?: string;
  /** Other bytes give another hash; default: bytes of its own. */
  readonly bytes?: string;
  readonly media_type?: string;
  readonly begun_at?: Date;
  /** What was found of it; null: it was not looked into yet. */
  readonly facts?: FileFacts | null;
  /** Whether all of it is there. */
  readonly isWhole?: boolean;
};

/** A file that somebody sent for an event, which no revision has yet; its bytes lie nowhere. */
export async function createSentFile({ kysely }: { readonly kysely: Kysely<DB> }, values: Values) {
  const { user_id, event_id, part = 'poster', name = 'poster.jpg', isWhole = true } = values;
  const { media_type = 'image/jpeg', facts = PICTURE_FACTS } = values;
  const key = randomBytes(16).toString('base64url');
  const bytes = values.bytes ?? `bytes of ${key}`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const size = Buffer.byteLength(bytes);
  const begun_at = values.begun_at ?? new Date('2025-08-05T04:15:00Z');
  const sent = {
    ...{ key, user_id, event_id, part, name, size, begun_at },
    purpose: part === null ? 'trial' : 'work',
  };
  if (!isWhole) {
    const half = await kysely
      .insertInto('files')
      .values(sent)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...sent, id: half.id, sha256 };
  }
  await kysely
    .insertInto('stored_bytes')
    .values({ sha256, size, media_type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const state = facts === null ? 'waiting' : 'done';
  await kysely
    .insertInto('file_facts')
    .values({ sha256, state, facts: facts === null ? null : JSON.stringify(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await kysely
    .insertInto('files')
    .values({ ...sent, media_type, sha256, completed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...sent, id, sha256 };
}
