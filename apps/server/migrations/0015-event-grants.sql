-- What an event admin organises or reads. Without a row they organise every event; of everybody else
-- rows would count for nothing, and there are none.
create table event_grants (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  -- Null: every event. No foreign key: it would wait for whoever edits the event, who waits for this
  -- person. Events stay when they are deleted; one that is not there gives nothing to anybody, where
  -- taking its last row from a person would give them every event.
  event_id integer,
  kind text not null check (kind in ('organise', 'read')),
  constraint event_grants_once unique nulls not distinct (user_id, event_id)
);

create trigger event_grants_stay_erased before insert on event_grants
  for each row execute function refuse_erased_person();

-- Whoever was told something of a person by their version learns here that it is another one, and
-- every process hears of it as of a change of role (0002).
create function touch_granted() returns trigger language plpgsql as $$
begin
  update users set version = version + 1 where id in (select user_id from changed);
  return null;
end $$;

create trigger event_grants_inserted after insert on event_grants
  referencing new table as changed for each statement execute function touch_granted();
create trigger event_grants_updated after update on event_grants
  referencing new table as changed for each statement execute function touch_granted();
create trigger event_grants_deleted after delete on event_grants
  referencing old table as changed for each statement execute function touch_granted();

-- Whoever becomes an event admin again begins without any, however the role was changed.
create function drop_event_grants() returns trigger language plpgsql as $$
begin
  delete from event_grants where user_id = new.id;
  return null;
end $$;

create trigger users_keep_no_grants after update of role on users
  for each row when (old.role = 'EVENT_ADMIN' and new.role <> 'EVENT_ADMIN')
  execute function drop_event_grants();
