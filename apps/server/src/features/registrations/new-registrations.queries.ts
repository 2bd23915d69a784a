import type { UserRegistration } from '@pratibha/contract/registrations';
import type { NamedOption } from '@pratibha/domain/questions/option-seats';
import type { QuestionDefinition } from '@pratibha/domain/questions/question-snapshot';
import { REGISTRATIONS_A_DAY } from '@pratibha/domain/registrations/registration-limit';
import { countsAfter, secondsUntilUncounted } from '@pratibha/domain/time/day-limit';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { type WrittenWith, writtenWith } from '../../platform/serve/written-with.ts';
import { NO_OPTIONS, type OptionParts, WITH_OPTIONS } from './with-options.queries.ts';

export type NewRegistration = WrittenWith & {
  /** The version of the event that it was judged by. */
  readonly event: { readonly id: number; readonly version: number };
  readonly userId: number;
  readonly answers: readonly unknown[];
  readonly questions: Readonly<Record<string, QuestionDefinition>>;
  /** What the answers choose, where the questions have options with seats. */
  readonly options: readonly NamedOption[];
  /** The response to the request; the database adds the `id`. */
  readonly response: Omit<UserRegistration, 'id'>;
};

/**
 * What became of it: `options-full` names those of the options that are; `changed` when the event,
 * or what this person did in it, is no longer as it was looked at.
 */
export type RegistrationOutcome =
  | { readonly is: 'registered'; readonly registration: UserRegistration }
  | { readonly is: 'refused'; readonly refused: Refused }
  | { readonly is: 'options-full'; readonly options: readonly NamedOption[] }
  | { readonly is: 'changed' };

type Written = {
  n: number;
  response: UserRegistration | null;
  is_current: boolean;
  is_registered: boolean;
  /** When who withdrew too often did so first; null for all others. */
  withdrawn_at: Date | null;
  seats_left: number | null;
  /** Only where options are asked for. */
  full_options?: readonly NamedOption[] | null;
};

/** The event that somebody withdrew from, as in the index of migration 0012: only that is read. */
const WITHDRAWN_FROM = sql`case when action = 'registration.withdrawn'
  then (changes -> 'event_id' ->> 0)::integer end`;

type Group = {
  eventId: number;
  version: number;
  userIds: readonly number[];
  rows: string;
};

const registering = (parts: OptionParts) =>
  prepared(
    (_db, { eventId, version, userIds, rows }: Group) =>
      sql<Written>`
    with event as (
      select id, capacity from events where id = ${eventId} and version = ${version} for share
    ), seats as (
      -- Nobody registers past those who wait, nor takes a seat that is held (ADR 73).
      select case when in_line > 0 then 0 else greatest(0, capacity - taken - held) end as free
      from event_seats join event on event.id = event_id
      where capacity is not null for update of event_seats
    )${parts.held}, registered as materialized (
      -- Once for all of them: a plan that was made while there were few rows may read all of them.
      select user_id from registrations
      where event_id = ${eventId} and user_id = any(${userIds}::int[])
    ), people as materialized (
      select distinct on (user_id) *
      from jsonb_to_recordset(${rows}::jsonb) as each (n int, user_id int, answers jsonb,
        questions jsonb, at timestamptz, count_after timestamptz, actor_role text, token_id int,
        action text, subject_type text, changes jsonb, request_id text, endpoint text, key text,
        request_hash text, response jsonb${parts.column})
      order by user_id, n
    ), withdrawn as materialized (
      -- In one snapshot with the registrations: who is seen without one is seen with every
      -- withdrawal. A day counts from when each of them asked.
      select user_id, min(audit.at) as first_at, count(*) as times
      from audit join (select user_id, count_after from people) as day on user_id = actor_id
      where ${WITHDRAWN_FROM} = ${eventId} and actor_id = any(${userIds}::int[])
        and audit.at > count_after
      group by user_id
    ), asked as (
      select *,
        user_id in (select user_id from registered) as is_registered,
        user_id in (select user_id from withdrawn) as has_withdrawn,
        (select first_at from withdrawn where withdrawn.user_id = people.user_id
          and times >= ${sql.lit(REGISTRATIONS_A_DAY)}) as withdrawn_at
      from people
    )${parts.allotted(eventId)}, created as (
      insert into registrations (event_id, user_id, answers, questions, registered_on, takes_seat)
      select event.id, user_id, answers, questions, at, capacity is not null from event, (
        select * from asked where not is_registered
          -- Counted anew: who goes to and fro in another process meanwhile is not seen above.
          and (not has_withdrawn or withdrawals_since(${eventId}, user_id, count_after)
            < ${sql.lit(REGISTRATIONS_A_DAY)})${parts.isAllotted}
        order by n limit (select free from seats)
      ) as seated order by user_id
      on conflict on constraint registrations_once do nothing
      returning id, user_id
    ), again as (
      -- What was kept of a withdrawn registration is answered anew.
      delete from withdrawn_registrations as kept using created
      where kept.event_id = ${eventId} and kept.user_id = created.user_id
    ), answered as (
      select asked.*, id, response || jsonb_build_object('id', id) as whole
      from created join asked using (user_id)
    ), audited as (
      insert into audit
        (at, actor_id, actor_role, token_id, action, subject_type, subject_id, changes, request_id)
      select at, user_id, actor_role, token_id, action, subject_type, id, changes, request_id from answered
    ), notified as (
      insert into notifications (user_id, kind, key, params, mail, created_at)
      select user_id, 'registration-received', id::text,
        jsonb_build_object('event_id', ${eventId}::int, 'registration_id', id), 'waiting', at
      from answered
    ), remembered as (
      insert into idempotency_keys (user_id, endpoint, key, request_hash, status, response)
      select user_id, endpoint, key, decode(request_hash, 'hex'), 201, whole
      from answered where key is not null
    )
    select n, whole as response, asked.is_registered, asked.withdrawn_at,
      exists (select from event) as is_current,
      ((select free from seats) - (select count(*) from created))::int as seats_left${parts.told}
    from asked left join answered using (n)`,
  );

const insertAll = registering(NO_OPTIONS);
const insertAllWithOptions = registering(WITH_OPTIONS);

/**
 * Registers many people for the event of the first, each once and in their order as long as there
 * are seats, with their audit rows, what they are told and remembered responses. Nothing is written
 * when the event is no longer the version that was looked at; it is held (shared) until the commit,
 * so that its dates and capacity count as they were. The rows go in by the people's ids: two
 * processes that write the same people wait for each other, and never in a circle.
 */
export async function insertRegistrations(
  db: Kysely<DB>,
  people: readonly NewRegistration[],
): Promise<RegistrationOutcome[]> {
  const [first] = people;
  if (first === undefined) return [];
  const { event } = first;
  const hasOptions = people.some(({ options }) => options.length > 0);
  const written = await (hasOptions ? insertAllWithOptions : insertAll)(db, {
    eventId: event.id,
    version: event.version,
    userIds: people.map(({ userId }) => userId),
    rows: JSON.stringify(
      people.map((each, n) => ({
        ...rowOf(each, n),
        ...(hasOptions && { options: each.options }),
      })),
    ),
  });
  const byNumber = new Map(written.map((row) => [row.n, row]));
  return people.map(({ at }, n) => outcomeOf(byNumber.get(n), at));
}

const CHANGED = { is: 'changed' } as const;

function outcomeOf(row: Written | undefined, at: Date): RegistrationOutcome {
  // The same person a second time in one group.
  if (row === undefined) return CHANGED;
  if (row.response !== null) return { is: 'registered', registration: row.response };
  if (!row.is_current) return CHANGED;
  if (row.is_registered) return refusedBy(new Refused('already-registered'));
  if (row.full_options?.length) return { is: 'options-full', options: row.full_options };
  if (row.seats_left === 0) return refusedBy(new Refused('full'));
  if (row.withdrawn_at === null) return CHANGED;
  const retryAfterSeconds = secondsUntilUncounted(row.withdrawn_at, at);
  return refusedBy(new Refused('registered-too-often', { retryAfterSeconds }));
}

function refusedBy(refused: Refused): RegistrationOutcome {
  return { is: 'refused', refused };
}

function rowOf(each: NewRegistration, n: number) {
  const { userId: user_id, answers, questions, response } = each;
  const count_after = countsAfter(each.at);
  return { n, user_id, answers, questions, response, count_after, ...writtenWith(each) };
}
