import type { TestDatabase } from './database.ts';

/** A row of everything that a student can change, and of what an event asks and says besides. */
export async function keepWhatStudentsChange(
  database: TestDatabase,
  user: number,
  event: number,
): Promise<void> {
  await database.pool.query(
    `update events set starts_at = '10:00', ends_at = '16:00', venue_name = 'Hall', works_once = true,
      takes_enquiries = true where id = ${event};
     update registrations set status = 'SHORTLISTED', reviewed_by = ${user}, reviewed_at = now(),
       cannot_come_at = now() where event_id = ${event};
     insert into announcements (subject, text, source, channel, filters, state, created_at, updated_at,
       strip_from, strip_until)
       values ('Hall', 'At ten.', 'users', 'mail', '{}', 'draft', now(), now(), now(), now() + interval '1 day');
     insert into follow_ups (event_id, questions, last_day, updated_at)
       values (${event}, '{"1": "T-shirt?"}', '2025-08-10', now());
     insert into follow_up_answers (registration_id, user_id, answers, questions, answered_at)
       select id, user_id, '[{"1": "M"}]', '{"1": "T-shirt?"}', now() from registrations
       where event_id = ${event};
     insert into earlier_answers (registration_id, version, answers, questions, changed_at)
       select id, 1, '[]', '{}', now() from registrations where event_id = ${event};
     insert into withdrawn_registrations (id, user_id, event_id, answers, questions, registered_on, withdrawn_at)
       values (900, ${user}, (select max(id) from events where kind = 'event'), '[{"1": "Facebook"}]', '{}', now(), now());
     insert into waiting_lists (event_id, is_on, by_lot, offer_hours, after_close, updated_at)
       values (${event}, true, true, 48, true, now());
     insert into asked_notices (event_id, user_id, about, asked_at) values (${event}, ${user}, 'opens', now());
     insert into waiting (event_id, user_id, since, answers, questions)
       values (${event}, ${user}, now(), '[{"1": "Facebook"}]', '{}');
     insert into enquiries (event_id, user_id, text, asked_at, tells)
       values (${event}, ${user}, 'May it be a team?', now(), true);`,
  );
}

/** How many rows of each of these a backup has. */
export const CHANGED_BY_STUDENTS = {
  ...{ earlier_answers: 1, withdrawn_registrations: 1, follow_ups: 1, follow_up_answers: 1 },
  ...{ waiting: 1, waiting_lists: 1, asked_notices: 1 },
  ...{ enquiries: 1, announcements: 1, submission_revisions: 50 },
};

/** What the event of these says, and whether its registration is of somebody who cannot come. */
export async function changedByStudents(database: TestDatabase): Promise<object[]> {
  const { rows } = await database.pool.query<object>(
    `select starts_at, venue_name, takes_enquiries, works_once, cannot_come_at is not null as away
     from events join registrations on event_id = events.id where title = 'Odd'`,
  );
  return rows;
}

export const KEPT = [
  {
    ...{ starts_at: '10:00', venue_name: 'Hall', takes_enquiries: true, works_once: true },
    away: true,
  },
];
