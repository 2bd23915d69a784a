import { type Kysely, sql } from 'kysely';
import type { Asking } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { deskColumns } from '../desk/desk.ts';
import { registrationsMatching } from './registrations.queries.ts';

type Filters = Parameters<typeof registrationsMatching>[1];

/**
 * What was answered to follow-up questions, or which they were; null unless the student is
 * shortlisted now.
 */
function followUpOf(column: 'answers' | 'questions') {
  return sql<unknown>`case when registrations.status = 'SHORTLISTED' then (
    select ${sql.ref(`given.${column}`)} from follow_up_answers as given
    where given.registration_id = registrations.id) end`;
}

/**
 * Registrations of the list with what an export tells of the person besides.
 * @param isOfDesk whether with what organisers keep beside them
 */
export function registrationsExported(
  db: Kysely<DB>,
  filters: Filters,
  asking: Asking,
  isOfDesk: boolean,
) {
  return registrationsMatching(db, filters, asking)
    .select([
      'profiles.mobile',
      'profiles.gender',
      'profiles.dob',
      followUpOf('answers').as('follow_up_answers'),
      followUpOf('questions').as('follow_up_questions'),
    ])
    .$if(isOfDesk, (rows) => rows.select(deskColumns('registration')));
}
export type ExportedRegistration = Awaited<
  ReturnType<ReturnType<typeof registrationsExported>['execute']>
>[number];

/** What the matching registrations of each event were asked, every wording once. */
export function findAsked(db: Kysely<DB>, filters: Filters, asking: Asking) {
  return registrationsMatching(db, filters, asking)
    .clearSelect()
    .select([
      'registrations.event_id',
      'registrations.questions',
      followUpOf('questions').as('follow_up_questions'),
    ])
    .distinct()
    .execute();
}
