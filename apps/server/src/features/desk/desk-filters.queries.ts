import { eventsWhere } from '@pratibha/domain/access';
import type { AssignedFilter, AssignedKind } from '@pratibha/domain/desk/assigned';
import type { PreparedKind } from '@pratibha/domain/reviews/prepared';
import type { PreparedFilter } from '@pratibha/domain/reviews/prepared-filters';
import { sql } from 'kysely';
import { type Asking, isOneOf } from '../../platform/db/seen-by.ts';

const TABLES = { registration: 'registrations', submission: 'submissions' } as const;

/**
 * Whether a row of the list has this tag. Tags are of those alone whose desk it is: nobody else
 * finds one by a tag.
 */
export function hasTag(kind: AssignedKind, tag: number, { actor }: Asking) {
  return sql<boolean>`${idOf(kind)} in (
      select row_id from tagged where tag_id = ${tag} and kind = ${kind})
    and ${isOfDesk(kind, actor)}`;
}

/** Whether a row of the list is of who looks, or of nobody; likewise. */
export function isAssigned(kind: AssignedKind, to: AssignedFilter, { actor }: Asking) {
  const isIt =
    to === 'mine'
      ? sql`${idOf(kind)} in (
          select row_id from desk_assignments where user_id = ${actor.id ?? null} and kind = ${kind})`
      : sql`not exists (
          select from desk_assignments where row_id = ${idOf(kind)} and kind = ${kind})`;
  return sql<boolean>`${isIt} and ${isOfDesk(kind, actor)}`;
}

/** Whether a decision is prepared for a row of the list, or for an older version; likewise. */
export function isPrepared(kind: PreparedKind, which: PreparedFilter, { actor }: Asking) {
  const changed = sql`and row_version <> ${sql.ref(`${TABLES[kind]}.version`)}`;
  const isIt = sql`exists (
    select from prepared_decisions
    where row_id = ${idOf(kind)} and kind = ${kind} ${which === 'changed' ? changed : sql``})`;
  const fits = which === 'no' ? sql`not ${isIt}` : isIt;
  return sql<boolean>`${fits} and ${isOfDesk(kind, actor)}`;
}

const idOf = (kind: AssignedKind) => sql.ref(`${TABLES[kind]}.id`);
const isOfDesk = (kind: AssignedKind, actor: Asking['actor']) =>
  isOneOf(`${TABLES[kind]}.event_id`, eventsWhere('desk.work', actor));
