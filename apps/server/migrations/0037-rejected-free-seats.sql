-- A registration holds a seat unless it is rejected. Whatever changes that, a decision, its undoing, a
-- withdrawal or a repair by hand, moves the seat in the same statement, as a trigger cannot be
-- forgotten by code that comes later (ADR 40). The triggers never refuse: an undone rejection takes its seat again,
-- even if there is none left.
--
-- A trigger comes after the row, and seats are locked before registrations (ADR 10). So code that rejects, reopens
-- or withdraws locks the events (shared) and their seats first, in the order of ids
-- (registrations/held-seats.queries.ts). Who forgets that counts rightly all the same, and may meet a deadlock, which PostgreSQL ends.

-- The events first: whoever registers or withdraws holds one already, and nobody waits in a circle.
lock table events in exclusive mode;
lock table registrations in share row exclusive mode;

-- Counts the seats of an event anew, which may not change its capacity meanwhile. The seats are locked
-- before the count, whose snapshot then knows what everybody did who held them.
create function recount_seats(of_event integer) returns void language plpgsql as $$
begin
  insert into event_seats (event_id) values (of_event) on conflict do nothing;
  perform from event_seats where event_id = of_event for update;
  update event_seats set taken = (
    select count(*) from registrations where event_id = of_event and status <> 'REJECTED'
  ) where event_id = of_event;
end $$;

-- Holds an event against a change of its capacity; tells whether its seats are counted.
create function hold_event(of_event integer) returns boolean language plpgsql as $$
declare
  is_limited boolean;
begin
  select capacity is not null into is_limited from events where id = of_event for share;
  return coalesce(is_limited, false);
end $$;

create function move_seats() returns trigger language plpgsql as $$
declare
  moved record;
begin
  for moved in
    select event_id, sum(seats)::int as seats
    from (
      select event_id, 1 as seats from after_change where status <> 'REJECTED'
      union all
      select event_id, -1 from before_change where status <> 'REJECTED'
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

-- Counted anew, not by one less: during a rolling restart a process of the version before this has freed the
-- seat by a statement of its own.
create function free_seats() returns trigger language plpgsql as $$
declare
  freed record;
begin
  for freed in
    select distinct event_id from before_change where status <> 'REJECTED' order by event_id
  loop
    if hold_event(freed.event_id) then
      perform recount_seats(freed.event_id);
    end if;
  end loop;
  return null;
end $$;

-- By their names they come before registrations_counted_…: seats are locked before counts.
create trigger registrations_change_seats after update on registrations
  referencing old table as before_change new table as after_change
  for each statement execute function move_seats();
create trigger registrations_clear_seats after delete on registrations
  referencing old table as before_change
  for each statement execute function free_seats();

-- Until now rejected registrations kept their seats.
update event_seats set taken = held.seats
from (
  select events.id, count(registrations.id)::int as seats
  from events left join registrations
    on event_id = events.id and registrations.status <> 'REJECTED'
  group by events.id
) as held
where held.id = event_id and taken <> held.seats;
