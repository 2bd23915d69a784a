-- A person may ask to be erased; a super admin carries it out, and nothing brings it back.

alter table users
  add column erased_at timestamptz,
  add constraint users_erased_stay_deleted check (erased_at is null or status = 'DELETED');

-- Only open requests: withdrawn and fulfilled ones are in the audit.
create table erasure_requests (
  user_id integer primary key references users (id),
  requested_at timestamptz not null,
  reason text check (length(reason) <= 2000)
);

-- A request under way when its person is erased must not bring anything of them back: it waits
-- for the erasure's lock on the row, and is refused.
create function refuse_erased_person() returns trigger language plpgsql as $$
declare
  erased timestamptz;
begin
  select erased_at into erased from users where id = new.user_id for key share;
  if erased is not null then
    raise exception 'this person was erased' using errcode = 'PE001';
  end if;
  return new;
end $$;

create function refuse_change_of_erased_person() returns trigger language plpgsql as $$
begin
  raise exception 'this person was erased' using errcode = 'PE001';
end $$;

create trigger users_stay_erased before update on users
  for each row when (old.erased_at is not null) execute function refuse_change_of_erased_person();
create trigger profiles_stay_erased before insert on profiles
  for each row execute function refuse_erased_person();
create trigger identities_stay_erased before insert on identities
  for each row execute function refuse_erased_person();
create trigger sessions_stay_erased before insert on sessions
  for each row execute function refuse_erased_person();
create trigger registrations_stay_erased before insert on registrations
  for each row execute function refuse_erased_person();
create trigger submissions_stay_erased before insert or update of revision on submissions
  for each row execute function refuse_erased_person();
create trigger erasure_requests_stay_erased before insert on erasure_requests
  for each row execute function refuse_erased_person();
