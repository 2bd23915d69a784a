import { overlapWords } from '@pratibha/words/workshops/refusals';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { findOverlapping } from './seats.queries.ts';

/**
 * Refuses a class at whose time the person, who is held, has a seat in another, by the other's
 * name. Of every other event nothing is asked.
 * @param but the class whose seat is given up
 */
export async function refuseOverlap(
  db: Kysely<DB>,
  of: { readonly id: number; readonly userId: number },
  but: number | null = null,
): Promise<void> {
  const [other] = (await findOverlapping(db, of)).filter(({ id }) => id !== but);
  if (other === undefined) return;
  const { id: class_id, title, starts_at, ends_at } = other;
  throw new Refused('class-overlaps', {
    detail: overlapWords(other),
    params: { class_id, title, starts_at, ends_at },
  });
}
