import { isCalendarDay } from '@pratibha/domain/time/calendar';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { auditKey, putKeyIntoUse } from './sign.ts';
import { findKeys, retireInUse, revokeFrom } from './signing.queries.ts';

/**
 * Puts another key into use. The private half of the one that was is thrown away; what it signed
 * goes on being proved. What is being issued is issued before that.
 * @returns the id of the new key
 */
export function rotateKey(db: Kysely<DB>): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const retired = await retireInUse(transaction);
    await putKeyIntoUse(transaction);
    const keyId = await inUse(transaction);
    if (retired !== undefined)
      await auditKey(transaction, 'signing-key.rotated', retired, { next: keyId });
    return keyId;
  });
}

/**
 * Says of a key that it was stolen or lost: what it signed of this day and later is not believed
 * any more. One that is in use is taken out of use, and another one put into use.
 * @param day as YYYY-MM-DD; a later one than was said before changes nothing
 * @returns the id of the key in use
 * @throws StartError where there is no such key or day
 */
export async function revokeKey(db: Kysely<DB>, keyId: string, day: string): Promise<string> {
  if (!isCalendarDay(day)) {
    throw new StartError(`There is no day ${day}. Say it such as 2025-07-16. Nothing was changed.`);
  }
  return db.transaction().execute(async (transaction) => {
    const known = (await findKeys(transaction)).find(({ key_id }) => key_id === keyId);
    if (known === undefined) {
      throw new StartError(
        `There is no key ${keyId}. npm run keys -- list names them. Nothing was changed.`,
      );
    }
    if (known.retired_at === null) {
      await retireInUse(transaction);
      await putKeyIntoUse(transaction);
    }
    await revokeFrom(transaction, known.id, day);
    await auditKey(transaction, 'signing-key.revoked', known.id, {
      ...{ key: keyId, revoked_from: day },
    });
    return inUse(transaction);
  });
}

async function inUse(db: Kysely<DB>): Promise<string> {
  const [key] = (await findKeys(db)).filter(({ retired_at }) => retired_at === null);
  if (key === undefined) {
    throw new StartError('No key is in use. One is made when something is signed.');
  }
  return key.key_id;
}
