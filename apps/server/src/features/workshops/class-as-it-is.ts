import type { AdminClass } from '@pratibha/contract/workshop-classes';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { findAdminClass, findAdminClasses } from './classes.queries.ts';
import { adminClassView } from './classes.view.ts';

/** A class after a change, with what clashes with it. */
export async function classAsItIs(db: Kysely<DB>, id: number): Promise<AdminClass> {
  const row = await findAdminClass(db, id);
  if (row === undefined) throw new Error(`class ${id} is not there after it was kept`);
  return adminClassView(row, await findAdminClasses(db, row.edition_id));
}
