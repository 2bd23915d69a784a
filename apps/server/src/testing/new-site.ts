import { prepareEdition } from '../features/editions/editions.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** The database of a production that has just begun: nobody has published anything. */
export async function createNewSite(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await database.pool.query('delete from edition_versions');
  await database.pool.query(`update editions set slug = 'first', content = '{}'`);
  await prepareEdition(database, null);
  return database;
}
