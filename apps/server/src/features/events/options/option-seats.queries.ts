import type {
  NamedOption,
  QuestionsAsked,
  SeatedOption,
} from '@pratibha/domain/questions/option-seats';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../../platform/db/prepared.ts';
import type { DB } from '../../../platform/db/types.gen.ts';

/** An option that is counted, under each name that it has or had. */
type OptionRow = SeatedOption & {
  readonly id: number;
  readonly event_id: number;
  readonly asked: QuestionsAsked;
};

function named(db: Kysely<DB>) {
  return db
    .selectFrom('option_seats')
    .innerJoin('option_names', 'option_names.option_id', 'option_seats.id')
    .select([
      'option_seats.id',
      'option_seats.event_id',
      'option_seats.asked',
      'option_names.question',
      'option_names.option',
      'option_seats.seats',
      'option_seats.taken',
    ])
    .orderBy('option_seats.id')
    .orderBy('option_names.question')
    .orderBy('option_names.option');
}

/**
 * What is counted of the options of an event; none of most events. Whoever goes by it holds them
 * first: `hold_options`, after the event and before registrations.
 */
export function findOptions(db: Kysely<DB>, eventId: number): Promise<OptionRow[]> {
  return optionsOf(db, { eventId });
}

const optionsOf = prepared((db, { eventId }: { readonly eventId: number }) =>
  named(db).where('option_seats.event_id', '=', eventId),
);

/**
 * Locks the events of these registrations that have such options (shared), and then the options, in
 * the order of ids, until the transaction ends: to be called after the seats are held, and before a
 * registration is locked whose options become free or are taken again.
 */
export const holdOptionsOf = prepared(
  (_db, { ids }: { readonly ids: readonly number[] }) => sql`
    with held as (
      select id from events
      where id in (select event_id from registrations where id = any(${ids}::int[]))
        and id in (select event_id from option_seats)
      order by id for share
    )
    select option_seats.id from option_seats join held on held.id = event_id
    order by option_seats.id for update of option_seats`,
);

/** The options that the row `registrations` would take again, and that are full. */
const FULL_AGAIN = sql`
  from (
    select 'registration' as asked, question, option
    from chosen_options(registrations.answers, registrations.questions)
    union all
    select 'follow-up', chosen.question, chosen.option
    from follow_up_answers as given
      cross join lateral chosen_options(given.answers, given.questions) as chosen
    where given.registration_id = registrations.id and registrations.status = 'SHORTLISTED'
  ) as chosen
    join option_names as named on named.event_id = registrations.event_id
      and named.asked = chosen.asked and named.question = chosen.question
      and named.option = chosen.option
    join option_seats as each on each.id = named.option_id
  where each.taken >= each.seats`;

/** Whether one of what the person of the row `registrations` chose, who cannot come, is full. */
export const HAS_FULL_OPTIONS = sql<boolean>`(
  registrations.cannot_come_at is not null and exists (select ${FULL_AGAIN})
)`;

/** Which options of a rejected registration are full, that it would take again. */
export async function findFullOptionsOf(db: Kysely<DB>, id: number): Promise<NamedOption[]> {
  const { rows } = await sql<NamedOption>`
    select again.question, again.option from registrations cross join lateral (
      select chosen.question, chosen.option ${FULL_AGAIN} order by each.id
    ) as again
    where registrations.id = ${id}`.execute(db);
  return rows;
}

/** Locks the options of an event whose seats are held, as everybody does who takes one. */
export async function holdOptionsOfEvent(db: Kysely<DB>, eventId: number): Promise<void> {
  await sql`select hold_options(${eventId})`.execute(db);
}

/** What is told of an event that is not deleted; undefined of another. */
export async function findOptionsShown(
  db: Kysely<DB>,
  { eventId, userId }: { readonly eventId: number; readonly userId: number },
): Promise<OptionRow[] | undefined> {
  const event = await db
    .selectFrom('events')
    .select(
      sql<boolean>`exists (
        select from registrations
        where event_id = events.id and user_id = ${userId} and status = 'SHORTLISTED'
      )`.as('is_shortlisted'),
    )
    .where('id', '=', eventId)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst();
  if (event === undefined) return undefined;
  const rows = await findOptions(db, eventId);
  // What whoever is shortlisted is asked is nobody else's business.
  return event.is_shortlisted ? rows : rows.filter(({ asked }) => asked === 'registration');
}
