-- A registration that its student withdrew, with the number that it had. It is no registration: no list, count,
-- export or seat knows it. It is there for its student alone, who may register again with these answers, and goes
-- when the registration of the event closes.
create table withdrawn_registrations (
  id integer primary key,
  event_id integer not null references events (id),
  user_id integer not null references users (id),
  registered_on timestamptz not null,
  withdrawn_at timestamptz not null,
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  -- The questions as they stood when they were answered.
  questions jsonb not null check (jsonb_typeof(questions) = 'object'),
  -- Of one event the last alone: whoever withdraws again answered otherwise since.
  constraint withdrawn_registrations_once unique (user_id, event_id)
);
create index withdrawn_registrations_event_idx on withdrawn_registrations (event_id);

create trigger withdrawn_registrations_stay_erased before insert on withdrawn_registrations
  for each row execute function refuse_erased_person();

-- What was answered before a student changed it, so that organisers see the difference.
create table earlier_answers (
  registration_id integer not null references registrations (id) on delete cascade,
  -- The version of the registration that had these answers.
  version integer not null check (version > 0),
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  questions jsonb not null check (jsonb_typeof(questions) = 'object'),
  -- When others took their place.
  changed_at timestamptz not null,
  primary key (registration_id, version)
);

-- Whoever decides has seen the difference, or needs it no more. A trigger cannot be forgotten by code that comes
-- later, nor by a process of the version before this during a rolling restart.
create function forget_earlier_answers() returns trigger language plpgsql as $$
begin
  delete from earlier_answers where registration_id = new.id;
  return null;
end $$;

create trigger registrations_decided after update of status on registrations
  for each row when (old.status = 'PENDING' and new.status <> 'PENDING')
  execute function forget_earlier_answers();

-- Who turned off what confirms a registration meant its end, too.
insert into notification_choices (user_id, kind, in_app, by_mail)
  select user_id, 'registration-withdrawn', in_app, by_mail
  from notification_choices where kind = 'registration-received';
