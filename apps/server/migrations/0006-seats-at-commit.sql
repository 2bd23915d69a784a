-- A seat is taken by the commit itself. Everybody who registers for an event with a capacity waits
-- for the same row; held through the rest of a transaction, with a round trip to the server for
-- every statement, it lets a rush pass one by one and slower the busier the server is.

alter table registrations add column takes_seat boolean not null default false;

create function take_seat() returns trigger language plpgsql as $$
begin
  update event_seats set taken = taken + 1
  where event_id = new.event_id
    and taken < (select capacity from events where id = new.event_id);
  if not found then
    raise exception 'all seats are taken' using errcode = 'PE002';
  end if;
  return null;
end $$;

create constraint trigger registrations_take_seat after insert on registrations
  deferrable initially deferred
  for each row when (new.takes_seat) execute function take_seat();
