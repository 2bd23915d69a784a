import type { OwnData } from '@pratibha/contract/personal-data';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { PersonalData } from '../../platform/personal-data.ts';

/** Whether the links of one's works open. The links themselves are a part of the works. */
export const personalData: PersonalData<Pick<OwnData, 'checked_links'>> = {
  tables: { link_uses: 'part' },
  async collect(db, { id }) {
    const rows = await findLinks(db, id);
    return {
      checked_links: rows.map(({ checked_at, ...row }) => ({
        ...row,
        checked_at: checked_at?.toISOString() ?? null,
      })),
    };
  },
  async erase(db, { id }) {
    const { rows } = await sql<{ check_id: number | null }>`
      delete from link_uses
      where submission_id in (select id from submissions where user_id = ${id})
      returning check_id`.execute(db);
    const ids = rows.flatMap(({ check_id }) => check_id ?? []);
    // Of somebody else with the same link it goes on being checked.
    await sql`
      delete from link_checks where id = any(${ids}::int[])
        and not exists (select from link_uses where check_id = link_checks.id)`.execute(db);
  },
};

function findLinks(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('link_uses')
    .innerJoin('submissions', 'submissions.id', 'link_uses.submission_id')
    .innerJoin('link_checks', 'link_checks.id', 'link_uses.check_id')
    .select([
      'link_uses.submission_id',
      'link_uses.revision',
      'link_checks.link',
      'link_checks.state',
      'link_checks.checked_at',
    ])
    .where('submissions.user_id', '=', userId)
    .orderBy('link_uses.submission_id')
    .orderBy('link_uses.revision')
    .orderBy('link_uses.n')
    .execute();
}
