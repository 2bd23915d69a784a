-- How many of an event's rows wait for a decision, counted as it happens like those that take part
-- (0007): counting a million rows for every list of events takes half a second.
lock table registrations, submissions in share row exclusive mode;

alter table event_counts
  add column pending_registrations integer not null default 0,
  add column pending_submissions integer not null default 0;

insert into event_counts as counts (event_id, shard, pending_registrations, pending_submissions)
select id, 0,
  (select count(*) from registrations where event_id = events.id and status = 'PENDING'),
  (select count(*) from submissions where event_id = events.id and status = 'PENDING')
from events
on conflict (event_id, shard) do update set
  pending_registrations = excluded.pending_registrations,
  pending_submissions = excluded.pending_submissions;

create or replace function count_registrations() returns trigger language plpgsql as $$
begin
  insert into event_counts as counts (event_id, shard, registrations, pending_registrations)
  select event_id, pg_backend_pid() % 64, sign * count(*),
    sign * count(*) filter (where status = 'PENDING')
  from changed, (select case tg_op when 'INSERT' then 1 else -1 end as sign) as way
  group by event_id, sign order by event_id
  on conflict (event_id, shard) do update set
    registrations = counts.registrations + excluded.registrations,
    pending_registrations = counts.pending_registrations + excluded.pending_registrations;
  return null;
end $$;

create or replace function count_submissions() returns trigger language plpgsql as $$
begin
  insert into event_counts as counts (event_id, shard, submissions, pending_submissions)
  select event_id, pg_backend_pid() % 64, sign * count(*),
    sign * count(*) filter (where status = 'PENDING')
  from changed, (select case tg_op when 'INSERT' then 1 else -1 end as sign) as way
  group by event_id, sign order by event_id
  on conflict (event_id, shard) do update set
    submissions = counts.submissions + excluded.submissions,
    pending_submissions = counts.pending_submissions + excluded.pending_submissions;
  return null;
end $$;

create function count_decided_registrations() returns trigger language plpgsql as $$
begin
  insert into event_counts as counts (event_id, shard, pending_registrations)
  select event_id, pg_backend_pid() % 64, sum(waits)
  from (
    select event_id, 1 as waits from after_change where status = 'PENDING'
    union all
    select event_id, -1 from before_change where status = 'PENDING'
  ) as moved
  group by event_id having sum(waits) <> 0 order by event_id
  on conflict (event_id, shard) do update
    set pending_registrations = counts.pending_registrations + excluded.pending_registrations;
  return null;
end $$;

create function count_decided_submissions() returns trigger language plpgsql as $$
begin
  insert into event_counts as counts (event_id, shard, pending_submissions)
  select event_id, pg_backend_pid() % 64, sum(waits)
  from (
    select event_id, 1 as waits from after_change where status = 'PENDING'
    union all
    select event_id, -1 from before_change where status = 'PENDING'
  ) as moved
  group by event_id having sum(waits) <> 0 order by event_id
  on conflict (event_id, shard) do update
    set pending_submissions = counts.pending_submissions + excluded.pending_submissions;
  return null;
end $$;

create trigger registrations_counted_over after update on registrations
  referencing old table as before_change new table as after_change
  for each statement execute function count_decided_registrations();
create trigger submissions_counted_over after update on submissions
  referencing old table as before_change new table as after_change
  for each statement execute function count_decided_submissions();
