-- A number that goes up with every change of the events, in the change's own transaction. Whoever
-- keeps the events in memory reads it together with the rest of what a request needs, in the same
-- snapshot: the same number means the same events, whichever process changed them and whether or
-- not a notice has arrived.
create table events_stamp (
  one boolean primary key default true check (one),
  n bigint not null
);
insert into events_stamp (n) values (1);

create function count_events_change() returns trigger language plpgsql as $$
begin
  update events_stamp set n = n + 1;
  return null;
end $$;

create trigger events_counted after insert or update or delete on events
  for each statement execute function count_events_change();
