-- A person's link for calendars. Whoever has it reads the dates, so only its SHA-256 is here; there is one
-- at a time, and making another ends it.
create table calendar_feeds (
  user_id integer primary key references users (id),
  token_hash bytea not null constraint calendar_feeds_hash_key unique,
  made_at timestamptz not null default now()
);

create trigger calendar_feeds_stay_erased before insert on calendar_feeds
  for each row execute function refuse_erased_person();

-- What a calendar was told and is no longer so: a registration that was withdrawn is gone, and only its
-- entries, called off, take it out of a calendar. `versions` are those that the calendar may have seen, and
-- one for the withdrawal, so that what is told next is higher.
create table calendar_left (
  user_id integer not null references calendar_feeds (user_id) on delete cascade,
  event_id integer not null references events (id),
  versions integer not null check (versions > 0),
  primary key (user_id, event_id)
);

create function keep_left_event() returns trigger language plpgsql as $$
begin
  insert into calendar_left (user_id, event_id, versions)
  select old.user_id, old.event_id, old.version + 1
  from calendar_feeds where user_id = old.user_id
  on conflict (user_id, event_id) do update set versions = calendar_left.versions + excluded.versions;
  return null;
end $$;

create trigger registrations_left after delete on registrations
  for each row execute function keep_left_event();
