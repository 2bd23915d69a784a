-- How many take part in each event, counted as it happens: counting a million rows for every
-- list of events takes a third of a second. Spread over shards by connection, so that those who
-- register at the same instant seldom wait for the same row.
create table event_counts (
  event_id integer not null,
  shard integer not null,
  registrations integer not null default 0,
  submissions integer not null default 0,
  primary key (event_id, shard)
);
insert into event_counts (event_id, shard, registrations, submissions)
select events.id, 0,
  (select count(*) from registrations where event_id = events.id),
  (select count(*) from submissions where event_id = events.id)
from events;

create function count_registrations() returns trigger language plpgsql as $$
begin
  insert into event_counts as counts (event_id, shard, registrations)
  select event_id, pg_backend_pid() % 64, case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed group by event_id order by event_id
  on conflict (event_id, shard)
    do update set registrations = counts.registrations + excluded.registrations;
  return null;
end $$;

create function count_submissions() returns trigger language plpgsql as $$
begin
  insert into event_counts as counts (event_id, shard, submissions)
  select event_id, pg_backend_pid() % 64, case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed group by event_id order by event_id
  on conflict (event_id, shard)
    do update set submissions = counts.submissions + excluded.submissions;
  return null;
end $$;

create trigger registrations_counted_in after insert on registrations
  referencing new table as changed for each statement execute function count_registrations();
create trigger registrations_counted_out after delete on registrations
  referencing old table as changed for each statement execute function count_registrations();
create trigger submissions_counted_in after insert on submissions
  referencing new table as changed for each statement execute function count_submissions();
create trigger submissions_counted_out after delete on submissions
  referencing old table as changed for each statement execute function count_submissions();

-- People are found by words of their name or address: one index over both answers each word with
-- one search.
create index users_search_idx on users using gin ((name || ' ' || email) gin_trgm_ops);
drop index users_name_trgm_idx;
drop index users_email_trgm_idx;
