import type { PersonRecord, ReviewContext } from '@pratibha/contract/person';
import { fullYears } from '@pratibha/domain/time/calendar';
import { dayOf } from '@pratibha/domain/time/competition-time';
import type {
  ContactsRow,
  PersonRegistrationRow,
  PersonRevisionRow,
  PersonSessionRow,
} from './person.queries.ts';

type Judged = {
  readonly review_remarks: string | null;
  readonly reviewed_at: Date | null;
  readonly reviewed_by: string | null;
  readonly reviewed_by_id: number | null;
};

function judgedView({ review_remarks, reviewed_at, reviewed_by, reviewed_by_id }: Judged) {
  return {
    review_remarks,
    reviewed_at: reviewed_at?.toISOString() ?? null,
    reviewed_by,
    reviewed_by_id,
  };
}

export function personRegistrationView(
  row: PersonRegistrationRow,
): PersonRecord['registrations'][number] {
  return {
    id: row.id,
    event_id: row.event_id,
    event_title: row.event_title,
    registered_on: row.registered_on.toISOString(),
    status: row.status,
    ...judgedView(row),
  };
}

/** Works with their revisions, in the order of the rows. */
export function personWorksView(rows: readonly PersonRevisionRow[]): PersonRecord['works'] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((revisions) => {
    const [row] = revisions;
    if (row === undefined) return [];
    return [
      {
        id: row.id,
        event_id: row.event_id,
        event_title: row.event_title,
        submitted_at: row.submitted_at.toISOString(),
        submission_status: row.submission_status,
        revisions: revisions.map((each) => ({
          revision: each.revision,
          submission_status: each.revision_status,
          ...judgedView(each),
        })),
      },
    ];
  });
}

export function personSessionView(row: PersonSessionRow) {
  return {
    device: row.device,
    signed_in_at: row.created_at.toISOString(),
    last_used_at: row.last_seen_at.toISOString(),
  };
}

type Contacts = NonNullable<ReviewContext['contacts']>;

/** What reaches a person, with the age on the day of `now`. */
export function contactsView(
  row: ContactsRow,
  same_mobile: Contacts['same_mobile'],
  now: Date,
): Contacts {
  return {
    mobile: row?.mobile ?? null,
    age: row ? fullYears(row.dob, dayOf(now)) : null,
    gender: row?.gender ?? null,
    same_mobile,
  };
}
