-- Those who register at the same moment are written together, in one statement that commits by
-- itself: it takes all their seats at once, and holds the row of the seats only for its own commit.

drop trigger registrations_take_seat on registrations;
drop function take_seat();

create function take_seats() returns trigger language plpgsql as $$
declare
  wanted record;
begin
  for wanted in
    select event_id, count(*)::int as seats from created
    where takes_seat group by event_id order by event_id
  loop
    update event_seats set taken = taken + wanted.seats
    where event_id = wanted.event_id
      and taken + wanted.seats <= (select capacity from events where id = wanted.event_id);
    if not found then
      raise exception 'all seats are taken' using errcode = 'PE002';
    end if;
  end loop;
  return null;
end $$;

create trigger registrations_take_seats after insert on registrations
  referencing new table as created for each statement execute function take_seats();
