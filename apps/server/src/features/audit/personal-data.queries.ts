import type { OwnData } from '@pratibha/contract/personal-data';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { Person, PersonalData, Subject } from '../../platform/personal-data.ts';

/** What the person did, and what was done to them and to what is theirs. The entries stay. */
export const personalData: PersonalData<Pick<OwnData, 'audit'>> = {
  tables: { audit: 'changes' },
  async collect(db, person) {
    const rows = await findEntries(db, person);
    return { audit: rows.map((row) => told(row, person)) };
  },
  /**
   * What the person was called before and after a correction, what organisers remarked on something
   * of the person, and why they reopened it, in their own words, and what the person called their
   * tokens. A registration that was withdrawn is known by its making only.
   */
  async erase(db, { id, subjects }) {
    await sql`select set_config('pratibha.erasing', 'on', true)`.execute(db);
    await sql`
      update audit set changes = changes - '{reason,remarks,remarks_before,token_name,certificate_name}'::text[]
      where changes ?| '{reason,remarks,remarks_before,token_name,certificate_name}' and (subject_type, subject_id) in (
        ${listed([['user', id], ...subjects])}
        union all select subject_type, subject_id from audit
          where actor_id = ${id} and action = 'registration.created')`.execute(db);
    await sql`
      update audit set changes = (
        select jsonb_object_agg(field, 'changed'::text) from jsonb_object_keys(changes) as field)
      where action = 'user.corrected' and subject_type = 'user' and subject_id = ${id}`.execute(db);
  },
};

/** The subjects as rows. */
function listed(subjects: readonly Subject[]) {
  const types = subjects.map(([type]) => type);
  const ids = subjects.map(([, id]) => id);
  return sql`select * from unnest(${types}::text[], ${ids}::int[])`;
}

function findEntries(db: Kysely<DB>, { id, subjects }: Person) {
  return db
    .selectFrom('audit')
    .select(['id', 'at', 'actor_id', 'action', 'subject_type', 'subject_id', 'changes'])
    .where((eb) =>
      eb.or([
        eb('actor_id', '=', id),
        sql<boolean>`(subject_type, subject_id) in (${listed([['user', id], ...subjects])})`,
      ]),
    )
    .orderBy('id')
    .execute();
}
type Entry = Awaited<ReturnType<typeof findEntries>>[number];

/** What an organiser did to others is told without them; who else acted has no name. */
function told(row: Entry, { id, subjects }: Person): OwnData['audit'][number] {
  const isOwn =
    row.subject_type === 'event' ||
    (row.subject_type === 'user' && row.subject_id === id) ||
    subjects.some(([type, own]) => row.subject_type === type && row.subject_id === own);
  return {
    at: row.at.toISOString(),
    action: row.action,
    by: row.actor_id === null ? 'system' : row.actor_id === id ? 'you' : 'organisers',
    subject_type: row.subject_type,
    subject_id: isOwn ? row.subject_id : null,
    changes: isOwn ? (row.changes as Record<string, unknown>) : {},
  };
}
