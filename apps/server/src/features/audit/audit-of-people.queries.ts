import { type Kysely, type RawBuilder, sql } from 'kysely';
import { mentions } from '../../platform/db/search.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/** Up to so many people are asked for what they did one by one. */
const FEW_PEOPLE = 2_000;

/** Those whose changes are looked for: by their ids where they are few, else all who are named so. */
export type People = { readonly ids: readonly number[] } | { readonly named: string };

/** Whose name or address holds every word. */
export async function peopleNamed(db: Kysely<DB>, q: string): Promise<People> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(isNamed(q))
    .limit(FEW_PEOPLE + 1)
    .execute();
  return found.length > FEW_PEOPLE ? { named: q } : { ids: found.map(({ id }) => id) };
}

function isNamed(q: string): RawBuilder<boolean> {
  return sql<boolean>`${mentions(['users.name', 'users.email'], q)}`;
}

/**
 * The entry was made by these people, or concerns them, their registrations or their works. A
 * registration that was withdrawn is found by who did that. Of few people every entry is fetched, each
 * way to them by an index of its own; of many, whom one meets often, each entry is asked whose it is.
 */
export function areOfPeople(people: People): RawBuilder<boolean> {
  if ('named' in people) {
    return sql`(select true from users where users.id in (audit.actor_id, case audit.subject_type
      when 'user' then audit.subject_id
      when 'submission' then (select user_id from submissions where id = audit.subject_id)
      when 'registration' then coalesce(
        (select user_id from registrations where id = audit.subject_id),
        (select actor_id from audit as gone where gone.subject_type = 'registration'
          and gone.subject_id = audit.subject_id and gone.action = 'registration.withdrawn' limit 1))
      end) and ${isNamed(people.named)} limit 1)`;
  }
  const areThey = (column: string) => sql`${sql.ref(column)} = any(${people.ids}::int[])`;
  return sql`audit.id in (
    select id from audit as own where ${areThey('actor_id')}
    union all
    select id from audit as own where subject_type = 'user' and ${areThey('subject_id')}
    union all
    select own.id from registrations join audit as own
      on subject_type = 'registration' and subject_id = registrations.id
      where ${areThey('registrations.user_id')}
    union all
    select own.id from submissions join audit as own
      on subject_type = 'submission' and subject_id = submissions.id
      where ${areThey('submissions.user_id')}
    union all
    select own.id from audit as gone join audit as own
      on own.subject_type = 'registration' and own.subject_id = gone.subject_id
      where gone.action = 'registration.withdrawn' and ${areThey('gone.actor_id')})`;
}

/**
 * The ids of entries of many people, for counting up to `most`: from people to entries, each way no
 * further than that.
 */
export function idsOfMany(named: string, fits: RawBuilder<boolean>, most: number) {
  const ways = [
    sql`audit on audit.actor_id = users.id`,
    sql`audit on audit.subject_type = 'user' and audit.subject_id = users.id`,
    sql`registrations on registrations.user_id = users.id join audit
      on audit.subject_type = 'registration' and audit.subject_id = registrations.id`,
    sql`submissions on submissions.user_id = users.id join audit
      on audit.subject_type = 'submission' and audit.subject_id = submissions.id`,
    sql`audit as gone on gone.actor_id = users.id and gone.action = 'registration.withdrawn'
      join audit on audit.subject_type = 'registration' and audit.subject_id = gone.subject_id`,
  ].map(
    (way) => sql`(select audit.id from users join ${way}
      where ${isNamed(named)} and ${fits} limit ${most})`,
  );
  return sql`select distinct id from (${sql.join(ways, sql` union all `)}) as way`;
}
