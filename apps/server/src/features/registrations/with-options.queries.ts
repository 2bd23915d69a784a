import { REGISTRATIONS_A_DAY } from '@pratibha/domain/registrations/registration-limit';
import { type RawBuilder, sql } from 'kysely';

/**
 * What the statement of registrations says besides where options that have seats are chosen. Where
 * none are it says nothing of them, and stays what it was (ADR 75).
 */
export type OptionParts = {
  /** Locks the options, after the seats and in the order of ids. */
  readonly held: RawBuilder<unknown>;
  /** What each person chose, among what is known of them. */
  readonly column: RawBuilder<unknown>;
  /** Who gets a seat and all options that they chose, of those who may register. */
  readonly allotted: (eventId: number) => RawBuilder<unknown>;
  readonly isAllotted: RawBuilder<unknown>;
  /** Which of the options that somebody chose were full. */
  readonly told: RawBuilder<unknown>;
};

const NOTHING = sql``;

export const NO_OPTIONS: OptionParts = {
  held: NOTHING,
  column: NOTHING,
  allotted: () => NOTHING,
  isAllotted: NOTHING,
  told: NOTHING,
};

/** The options that have seats under the names by which the row `asked` chose them. */
const CHOSEN = (eventId: number) => sql`
      jsonb_to_recordset(asked.options) as chosen (question text, option text)
        join option_names as named on named.event_id = ${eventId}
          and named.asked = 'registration' and named.question = chosen.question
          and named.option = chosen.option
        join options on options.id = named.option_id`;

export const WITH_OPTIONS: OptionParts = {
  // The count of the seats comes first: they are locked by then.
  held: sql`, options as materialized (
      select each.id, each.seats - each.taken as free
      from option_seats as each join event on event.id = each.event_id
      where each.asked = 'registration' and each.seats is not null
        and (select count(*) from seats) >= 0
      order by each.id for update of each
    )`,
  column: sql`, options jsonb`,
  allotted: (eventId) => sql`, allowed as materialized (
      select n, array(select options.id from ${CHOSEN(eventId)}) as ids,
        array(select jsonb_build_object('id', options.id, 'question', chosen.question,
          'option', chosen.option) from ${CHOSEN(eventId)}) as named
      from asked where not is_registered
        and (not has_withdrawn or withdrawals_since(${eventId}, user_id, count_after)
          < ${sql.lit(REGISTRATIONS_A_DAY)})
    ), allotted as materialized (
      select * from allot_options(
        (select jsonb_agg(jsonb_build_object('n', n, 'options', ids)) from allowed),
        (select free from seats),
        (select jsonb_object_agg(id, free) from options)
      )
    )`,
  isAllotted: sql`
          and n in (select allotted.n from allotted where is_seated)`,
  // Somebody who was to get one and did not left it to nobody who was refused: these ask again.
  told: sql`,
      case when (select count(*) from allotted where is_seated) = (select count(*) from created)
        then (
          select jsonb_agg(name - 'id')
          from allowed join allotted on allotted.n = allowed.n, unnest(named) as name
          where allowed.n = asked.n and (name ->> 'id')::int = any(full_options)
        )
      end as full_options`,
};
