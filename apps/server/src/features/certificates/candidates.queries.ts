import type { IssuedKind } from '@pratibha/domain/certificates/candidates';
import type { SubmissionStatus } from '@pratibha/domain/statuses';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { isReleased } from '../results/results.ts';

/** Among whom candidates are looked for. */
export type CandidateFilter = {
  readonly editionId: number;
  /** Null: every event of the edition, and what is of the whole year. */
  readonly eventId: number | null;
  readonly kinds: readonly IssuedKind[];
  /** Events with which whoever asks may do this; null: all. */
  readonly events: readonly number[] | null;
  /** Only these; null: all. */
  readonly keys: readonly string[] | null;
};

/** Somebody who may get a certificate, and all that decides. */
export type CandidateRow = {
  readonly key: string;
  readonly kind: IssuedKind;
  readonly event_id: number | null;
  readonly event_title: string | null;
  readonly user_id: number | null;
  readonly guest_id: number | null;
  readonly volunteer_id: number | null;
  readonly award_id: number | null;
  readonly award: string | null;
  readonly work: SubmissionStatus | null;
  readonly came: boolean;
  /** Of who has no account; null once it was removed. */
  readonly own_name: string | null;
  /** Of the account. */
  readonly account_name: string | null;
  readonly is_erased: boolean;
  readonly is_suspended: boolean;
  readonly has_one: boolean;
  readonly was_revoked: boolean;
  readonly is_corrected: boolean;
};

const NOBODY = sql`null::integer`;
const NO_WORK = sql`null::text as work, false as came`;
const NO_AWARD = sql`null::integer as award_id, null::text as award, false as is_corrected`;

/** Who handed in, or of whom an organiser said that they came. */
const tookPart = sql`
  select 'taken-part' as kind, events.edition_id, registrations.event_id, registrations.user_id,
    ${NOBODY} as guest_id, ${NOBODY} as volunteer_id, null::text as own_name,
    submissions.status as work, attendances.registration_id is not null as came, ${NO_AWARD}
  from registrations
  join events on events.id = registrations.event_id
  left join submissions on submissions.registration_id = registrations.id
  left join attendances on attendances.registration_id = registrations.id
  where events.status <> 'DELETED' and events.kind = 'event'
    and (submissions.id is not null or attendances.registration_id is not null)`;

/** Of whom an organiser said that they came to a class. */
const attended = sql`
  select 'workshop', events.edition_id, registrations.event_id, registrations.user_id,
    ${NOBODY}, ${NOBODY}, null::text, null::text as work, true as came, ${NO_AWARD}
  from attendances
  join registrations on registrations.id = attendances.registration_id
  join events on events.id = registrations.event_id
  where events.status <> 'DELETED' and events.kind = 'workshop'`;

/** Awards of results that are out: each work has one person. */
const won = (now: Date) => sql`
  select 'prize', events.edition_id, rounds.event_id, submissions.user_id,
    ${NOBODY}, ${NOBODY}, null::text, ${NO_WORK},
    awards.id, awards.title, snapshot.thawed_at is not null
  from awards
  join result_snapshots as snapshot on snapshot.id = awards.snapshot_id
  join rounds on rounds.id = snapshot.round_id
  join events on events.id = rounds.event_id
  join submissions on submissions.id = awards.submission_id
  where events.status <> 'DELETED' and ${isReleased(now)}`;

/** Who sent a score sheet in any round of the event, with an account or without. */
const judged = sql`
  select 'judge', events.edition_id, rounds.event_id, judges.user_id,
    judges.guest_id, ${NOBODY}, min(guests.name), ${NO_WORK}, ${NO_AWARD}
  from judges
  join rounds on rounds.id = judges.round_id
  join events on events.id = rounds.event_id
  left join guests on guests.id = judges.guest_id
  where events.status <> 'DELETED' and not judges.in_training
    and num_nonnulls(judges.user_id, judges.guest_id) = 1
    and exists (select from assignments
      join score_sheets on score_sheets.assignment_id = assignments.id
      where assignments.judge_id = judges.id and score_sheets.state = 'sent')
  group by events.edition_id, rounds.event_id, judges.user_id, judges.guest_id`;

/** Whom organisers entered: as themselves where an account has their address. */
const helped = sql`
  select 'volunteer', volunteers.edition_id, volunteers.event_id, known.id,
    ${NOBODY}, volunteers.id, volunteers.name, ${NO_WORK}, ${NO_AWARD}
  from volunteers
  left join users as known on lower(known.email collate "C") = volunteers.email
    and known.erased_at is null`;

const BRANCHES: Readonly<Record<IssuedKind, (now: Date) => RawBuilder<unknown>>> = {
  'taken-part': () => tookPart,
  prize: won,
  judge: () => judged,
  volunteer: () => helped,
  workshop: () => attended,
};

/** The same certificate of the same person, under whatever they were known then. */
const theSame = sql`from certificates as had
  where had.kind = found.kind and had.edition_id = found.edition_id
    and had.event_id is not distinct from found.event_id
    and had.award is not distinct from found.award
    and (had.user_id = found.user_id or had.guest_id = found.guest_id
      or had.volunteer_id = found.volunteer_id)`;

const key = sql`concat(found.kind, ':', coalesce(found.event_id, 0), ':', case
  when found.volunteer_id is not null then concat('v', found.volunteer_id)
  when found.guest_id is not null then concat('g', found.guest_id)
  else concat('u', found.user_id) end, case
  when found.award_id is not null then concat(':a', found.award_id) end)`;

/** Everybody who may get a certificate of these kinds, whether they get one or not. */
export async function findCandidates(
  db: Kysely<DB>,
  { editionId, eventId, kinds, events, keys }: CandidateFilter,
  now: Date,
): Promise<readonly CandidateRow[]> {
  const branches = ALL_BRANCHES.filter((kind) => kinds.includes(kind));
  const { rows } = await sql<CandidateRow>`
    with found (kind, edition_id, event_id, user_id, guest_id, volunteer_id, own_name, work, came,
      award_id, award, is_corrected) as (
      ${sql.join(
        branches.map((kind) => BRANCHES[kind](now)),
        sql` union all `,
      )}
    ), keyed as materialized (
      select ${key} as key, found.* from found
      where found.edition_id = ${editionId} and ${isOneOf('found.event_id', events)}
        and ${eventId === null ? sql`true` : sql`found.event_id = ${eventId}`}
    )
    select found.key, found.kind, found.event_id, events.title as event_title, found.user_id,
      found.guest_id, found.volunteer_id, found.award_id, found.award, found.work, found.came,
      found.own_name, users.name as account_name,
      case when found.user_id is null then found.own_name is null
        else users.erased_at is not null end as is_erased,
      coalesce(users.status <> 'ACTIVE', false) as is_suspended,
      exists (select ${theSame} and had.revoked_at is null) as has_one,
      exists (select ${theSame} and had.revoked_at is not null and had.replaced_by is null)
        as was_revoked,
      found.is_corrected
    from keyed as found
    left join users on users.id = found.user_id
    left join events on events.id = found.event_id
    where ${keys === null ? sql`true` : sql`found.key = any(${keys}::text[])`}
    order by found.key`.execute(db);
  return rows;
}
const ALL_BRANCHES = Object.keys(BRANCHES) as readonly IssuedKind[];
