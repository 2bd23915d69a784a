-- Whoever is shortlisted and cannot come says so: they stay shortlisted, and their seat is free. Organisers are told
-- once a day of whom they were not told yet.
alter table registrations
  add column cannot_come_at timestamptz,
  add column cannot_come_told boolean not null default false;
create index registrations_cannot_come on registrations (event_id) where cannot_come_at is not null;

-- A registration holds a seat unless it is rejected or its person cannot come (migration 0037 says how seats are moved).
create or replace function recount_seats(of_event integer) returns void language plpgsql as $$
begin
  insert into event_seats (event_id) values (of_event) on conflict do nothing;
  perform from event_seats where event_id = of_event for update;
  update event_seats set taken = (
    select count(*) from registrations
    where event_id = of_event and status <> 'REJECTED' and cannot_come_at is null
  ) where event_id = of_event;
end $$;

create or replace function move_seats() returns trigger language plpgsql as $$
declare
  moved record;
begin
  for moved in
    select event_id, sum(seats)::int as seats
    from (
      select event_id, 1 as seats from after_change
      where status <> 'REJECTED' and cannot_come_at is null
      union all
      select event_id, -1 from before_change
      where status <> 'REJECTED' and cannot_come_at is null
    ) as held
    group by event_id having sum(seats) <> 0 order by event_id
  loop
    if hold_event(moved.event_id) then
      update event_seats set taken = greatest(0, taken + moved.seats)
      where event_id = moved.event_id;
    end if;
  end loop;
  return null;
end $$;
