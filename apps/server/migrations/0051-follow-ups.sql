-- Questions that an event asks whoever is shortlisted, until the end of a day: what the organisers need to know of
-- those who come, and of nobody else.
create table follow_ups (
  event_id integer primary key references events (id) on delete cascade,
  questions jsonb not null check (jsonb_typeof(questions) = 'object'),
  -- Until its end they are answered; null as long as nobody is asked.
  last_day date check (last_day is null or questions <> '{}'),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null
);

-- Beside the registration, whose version is that of what is decided on: an answer here must not come between.
create table follow_up_answers (
  registration_id integer primary key references registrations (id) on delete cascade,
  user_id integer not null references users (id),
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  -- The questions as they stood when they were answered.
  questions jsonb not null check (jsonb_typeof(questions) = 'object'),
  answered_at timestamptz not null,
  version integer not null default 1 check (version > 0)
);
create index follow_up_answers_user_idx on follow_up_answers (user_id);

create trigger follow_up_answers_stay_erased before insert or update on follow_up_answers
  for each row execute function refuse_erased_person();

-- Whoever chose how dates reach them chose it of this one, too.
insert into notification_choices (user_id, kind, in_app, by_mail)
  select user_id, 'follow-up-closes-soon', in_app, by_mail
  from notification_choices where kind = 'submission-closes-soon';
