import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { AuditSubjects } from '../../platform/audit-subject.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInstant, byInteger } from '../../platform/lists/paging.ts';
import type { Withheld } from '../judging/judging.ts';
import { namedBy } from './audit-named.queries.ts';
import { type People, waysTo } from './audit-of-people.queries.ts';

const SORTS = { id: byInteger('audit.id'), at: byInstant('audit.at') } as const;

export type AuditFilter = {
  readonly action?: string | undefined;
  readonly actor_id?: number | undefined;
  /** Who made the change, or whom it concerns: of each of these. */
  readonly people?: readonly People[] | undefined;
  readonly subject_type?: string | undefined;
  readonly subject_id?: number | undefined;
  /** ISO 8601: not before this instant. */
  readonly from?: string | undefined;
  /** ISO 8601: before this instant. */
  readonly to?: string | undefined;
  /** What is not told to whoever reads. */
  readonly withheld?: Withheld | null;
};

/**
 * Newest first; ids are given in the order of writing. Some days are in the order of their
 * instants, which an index has: else every newer entry would be passed on the way to them.
 */
export function auditOrder({ from, to }: AuditFilter) {
  const first = from || to ? '-at' : '-id';
  return { sorts: SORTS, first, id: 'audit.id' } as const;
}

/** Of judging nothing is told of these works. */
function isTold({ submissions, works, events }: Withheld): RawBuilder<boolean> {
  return sql`not (audit.subject_type in ('round', 'judge', 'sheet') and (
    coalesce(audit.changes ->> 'submission' = any(${submissions}), false)
    or exists (select from jsonb_array_elements_text(case
        when jsonb_typeof(audit.changes -> 'submissions') = 'array'
        then audit.changes -> 'submissions' else '[]' end) as one (id)
      where one.id = any(${submissions}))
    or concat(audit.changes ->> 'round', ' ', audit.changes ->> 'work') = any(${works})
    or (audit.action = 'round.opened' and audit.changes ? 'reason'
      and audit.changes ->> 'event_id' = any(${events}))))`;
}

/** Everything but whose it is. */
function fits(filter: AuditFilter): RawBuilder<boolean> {
  const { action, actor_id, subject_type, subject_id, from, to, withheld } = filter;
  const conditions = [sql`true`];
  if (action) conditions.push(sql`audit.action = ${action}`);
  if (actor_id) conditions.push(sql`audit.actor_id = ${actor_id}`);
  if (subject_type) conditions.push(sql`audit.subject_type = ${subject_type}`);
  if (subject_id) conditions.push(sql`audit.subject_id = ${subject_id}`);
  if (from) conditions.push(sql`audit.at >= ${new Date(from)}`);
  if (to) conditions.push(sql`audit.at < ${new Date(to)}`);
  if (withheld) conditions.push(isTold(withheld));
  return sql`${sql.join(conditions, sql` and `)}`;
}

/**
 * What is read of the audit.
 * @param subjects how each kind of what entries are about is found
 */
export function auditReads(subjects: AuditSubjects) {
  const named = namedBy(subjects);
  const { areOfPeople, idsOfMany } = waysTo(subjects);

  function fitting(db: Kysely<DB>, filter: AuditFilter) {
    const { people = [] } = filter;
    let rows = db.selectFrom('audit').where(fits(filter));
    for (const some of people) rows = rows.where(areOfPeople(some));
    return rows;
  }

  /** Rows that fit every given filter, for counting up to `most`. */
  function counted(db: Kysely<DB>, filter: AuditFilter, most: number): Expression<unknown> {
    const [some, ...others] = filter.people ?? [];
    return some && 'named' in some && others.length === 0
      ? idsOfMany(some, fits(filter), most)
      : fitting(db, filter).select('audit.id');
  }

  /** Rows that fit every given filter, with the names of all they are about, to be paged. */
  function matching(db: Kysely<DB>, filter: AuditFilter) {
    return fitting(db, filter).select([
      'audit.id',
      'audit.at',
      'audit.actor_id',
      'audit.actor_role',
      'audit.action',
      'audit.subject_type',
      'audit.subject_id',
      'audit.changes',
      'audit.request_id',
      named.as('named'),
    ]);
  }

  /** The newest entries that fit. */
  function newest(db: Kysely<DB>, filter: AuditFilter, most: number) {
    return matching(db, filter).orderBy('audit.id', 'desc').limit(most).execute();
  }

  return { counted, matching, newest };
}
export type AuditReads = ReturnType<typeof auditReads>;
export type AuditRow = Awaited<ReturnType<ReturnType<AuditReads['matching']>['execute']>>[number];
