import type { Language } from '@pratibha/domain/language/languages';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** The language of a person, which stays so until the transaction ends; null: not known yet. */
export async function lockLanguage(db: Kysely<DB>, userId: number): Promise<Language | null> {
  const { language } = await db
    .selectFrom('users')
    .select(sql<Language | null>`language`.as('language'))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return language;
}

/** No change of the version: nothing that an organiser looks at is another. */
export async function saveLanguage(
  db: Kysely<DB>,
  userId: number,
  language: Language,
): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute();
}
