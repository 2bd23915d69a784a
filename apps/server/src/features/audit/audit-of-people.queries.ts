import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AuditSubjects } from '../../platform/audit-subject.ts';
import { mentions } from '../../platform/db/search.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/** Up to so many people are asked for what they did one by one. */
const FEW_PEOPLE = 2_000;

/**
 * Those whose changes are looked for: by their ids where they are few, else all who are named so.
 */
export type People = ({ readonly ids: readonly number[] } | { readonly named: string }) & {
  /** Judges without an account who are named so. */
  readonly guests?: readonly number[];
};

type Many = Extract<People, { readonly named: string }>;

/** Whether the entry is one to which a way leads. */
function isAmong(ways: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  const each = ways.map((way) => sql`select audit.id from ${way}`);
  return sql`audit.id in (${sql.join(each, sql` union all `)})`;
}

/** Whose name or address holds every word. */
export async function peopleNamed(db: Kysely<DB>, q: string): Promise<People> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(isNamed(q))
    .limit(FEW_PEOPLE + 1)
    .execute();
  const guests = await guestsNamed(db, q);
  return found.length > FEW_PEOPLE
    ? { named: q, guests }
    : { ids: found.map(({ id }) => id), guests };
}

/** None whose name was removed. */
async function guestsNamed(db: Kysely<DB>, q: string): Promise<number[]> {
  const found = await db
    .selectFrom('guests')
    .select('id')
    .where(sql<boolean>`${mentions(['guests.name'], q)}`)
    .orderBy('id', 'desc')
    .limit(FEW_PEOPLE)
    .execute();
  return found.map(({ id }) => id);
}

/** From guests to what they did, and what was done about them. */
function waysFromGuests(ids: readonly number[] = []): RawBuilder<unknown>[] {
  if (ids.length === 0) return [];
  const areThey = (column: string) => sql`${sql.ref(column)} = any(${ids}::int[])`;
  return [
    sql`audit where ${areThey('audit.guest_id')}`,
    sql`audit where audit.subject_type = 'guest' and ${areThey('audit.subject_id')}`,
    sql`judges join audit on audit.subject_type = 'judge' and audit.subject_id = judges.id
      where ${areThey('judges.guest_id')}`,
  ];
}

function isNamed(q: string): RawBuilder<boolean> {
  return sql<boolean>`${mentions(['users.name', 'users.email'], q)}`;
}

/**
 * How to come from people to the entries that concern them, by the subjects that are somebody's.
 */
export function waysTo(subjects: AuditSubjects) {
  const owned = Object.entries(subjects).flatMap(([kind, subject]) =>
    subject && 'person' in subject && subject.person
      ? [{ kind: sql.lit(kind), ...subject, person: subject.person }]
      : [],
  );

  /** Whose the subject of the entry is; what was removed is found by who did that. */
  const whose = sql`case audit.subject_type ${sql.join(
    owned.map((subject) => {
      const { kind, table, person } = subject;
      if (table === undefined) return sql`when ${kind} then audit.subject_id`;
      const now = sql`(select ${sql.id(person)} from ${sql.table(table)} where id = audit.subject_id)`;
      const before =
        subject.gone &&
        sql`(select actor_id from audit as gone where gone.subject_type = ${kind}
          and gone.subject_id = audit.subject_id and gone.action = ${sql.lit(subject.gone)} limit 1)`;
      return sql`when ${kind} then ${before ? sql`coalesce(${now}, ${before})` : now}`;
    }),
    sql` `,
  )} end`;

  /** From the people that `areThey` finds in a column to their entries. */
  function waysFrom(areThey: (column: string) => RawBuilder<unknown>): RawBuilder<unknown>[] {
    return [
      sql`audit where ${areThey('audit.actor_id')}`,
      ...owned.flatMap((subject) => {
        const { kind, table, person } = subject;
        const isOfKind = sql`audit.subject_type = ${kind}`;
        if (table === undefined)
          return [sql`audit where ${isOfKind} and ${areThey('audit.subject_id')}`];
        const there = sql`${sql.table(table)} as thing
          join audit on ${isOfKind} and audit.subject_id = thing.id
          where ${areThey(`thing.${person}`)}`;
        if (!subject.gone) return [there];
        const gone = sql`audit as gone
          join audit on ${isOfKind} and audit.subject_id = gone.subject_id
          where gone.action = ${sql.lit(subject.gone)} and ${areThey('gone.actor_id')}`;
        return [there, gone];
      }),
    ];
  }

  /**
   * The entry was made by these people, or concerns them or what is theirs. Of few people every
   * entry is fetched, each way to them by an index of its own; of many, whom one meets often, each
   * entry is asked whose it is.
   */
  function areOfPeople(people: People): RawBuilder<boolean> {
    const ofGuests = waysFromGuests(people.guests);
    if ('named' in people) {
      const isOne = sql<boolean>`(select true from users where users.id in (audit.actor_id, ${whose})
        and ${isNamed(people.named)} limit 1)`;
      return ofGuests.length === 0 ? isOne : sql`(${isOne} or ${isAmong(ofGuests)})`;
    }
    const areThey = (column: string) => sql`${sql.ref(column)} = any(${people.ids}::int[])`;
    return isAmong([...waysFrom(areThey), ...ofGuests]);
  }

  /**
   * The ids of entries of many people, for counting up to `most`: from people to entries, each way
   * no further than that.
   */
  function idsOfMany({ named, guests }: Many, fits: RawBuilder<boolean>, most: number) {
    const ofUsers = waysFrom((column) => sql`${sql.ref(column)} = users.id`).map(
      (way) => sql`(select audit.id from users, ${way}
        and ${isNamed(named)} and ${fits} limit ${most})`,
    );
    const ofGuests = waysFromGuests(guests).map(
      (way) => sql`(select audit.id from ${way} and ${fits} limit ${most})`,
    );
    const ways = [...ofUsers, ...ofGuests];
    return sql`select distinct id from (${sql.join(ways, sql` union all `)}) as way`;
  }

  return { areOfPeople, idsOfMany };
}
