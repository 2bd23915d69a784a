import { findingsOf } from '@pratibha/domain/preflight/findings';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { notify } from '../notifications/notifications.ts';
import { findWorksWith, type HandedFile } from './preflight.queries.ts';

/** Whether a file that was handed in does not meet what its part asks for. */
export function doesNotMeet({ state, facts, parts, part: id }: Omit<HandedFile, 'name'>): boolean {
  const part = parts.find((each) => each.id === id);
  if (state === 'failed') return true;
  if (facts === null || part === undefined) return false;
  return findingsOf(facts, part).some(({ weight }) => weight === 'wrong');
}

/**
 * Tells the students who handed in these bytes, by bell and mail and of each revision once, that
 * they do not meet; in a transaction of its own, after what was found is kept.
 */
export async function tellFindings(db: Kysely<DB>, sha256: string, at: Date): Promise<void> {
  const works = await findWorksWith(db, sha256);
  const told = works.filter(doesNotMeet).map(({ user_id: userId, ...work }) => {
    const { event_id, submission_id, revision } = work;
    const params = { event_id, submission_id, revision };
    return { kind: 'work-findings', params, userId, at } as const;
  });
  await notify(db, told);
}
