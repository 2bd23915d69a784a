-- What somebody is to an event becomes a set, of any role; and no row means nothing (ADR 49).
alter table event_grants
  drop constraint event_grants_kind_check,
  add constraint event_grants_kind_check check (kind in ('organise', 'read', 'judge', 'check-in')),
  drop constraint event_grants_once,
  add constraint event_grants_once unique nulls not distinct (user_id, event_id, kind);

-- Whoever becomes an event admin organises every event, unless the same transaction says which. As
-- with the end of the role: however it was given.
create function grant_every_event() returns trigger language plpgsql as $$
begin
  insert into event_grants (user_id, event_id, kind) values (new.id, null, 'organise');
  return null;
end $$;

create trigger users_begin_with_every_event after insert on users
  for each row when (new.role = 'EVENT_ADMIN') execute function grant_every_event();
create trigger users_get_every_event after update of role on users
  for each row when (old.role <> 'EVENT_ADMIN' and new.role = 'EVENT_ADMIN')
  execute function grant_every_event();

-- Relations that open no console stay whatever the role.
create or replace function drop_event_grants() returns trigger language plpgsql as $$
begin
  delete from event_grants where user_id = new.id and kind in ('organise', 'read');
  return null;
end $$;

insert into event_grants (user_id, event_id, kind)
select id, null, 'organise' from users
where role = 'EVENT_ADMIN' and erased_at is null
  and not exists (select from event_grants where user_id = users.id);
