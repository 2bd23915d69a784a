-- Every process hears what another changes, so that it may keep sessions and public lists in
-- memory. Only for what changes rarely: a notice takes a lock at the commit, which registrations
-- and submissions must never queue on.

create function notice_users() returns trigger language plpgsql as $$
begin
  perform pg_notify('users', id::text) from changed;
  return null;
end $$;

create function notice_profiles() returns trigger language plpgsql as $$
begin
  perform pg_notify('users', user_id::text) from changed;
  return null;
end $$;

create function notice_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', encode(token_hash, 'hex')) from changed;
  return null;
end $$;

create function notice_events() returns trigger language plpgsql as $$
begin
  perform pg_notify('events', '');
  return null;
end $$;

create trigger users_updated after update on users
  referencing new table as changed for each statement execute function notice_users();
create trigger profiles_inserted after insert on profiles
  referencing new table as changed for each statement execute function notice_profiles();
create trigger profiles_updated after update on profiles
  referencing new table as changed for each statement execute function notice_profiles();
create trigger profiles_deleted after delete on profiles
  referencing old table as changed for each statement execute function notice_profiles();
create trigger sessions_deleted after delete on sessions
  referencing old table as changed for each statement execute function notice_sessions();
create trigger events_changed after insert or update or delete on events
  for each statement execute function notice_events();
