-- What the links are signed with that end announcements by mail. Mails are kept for years, so it stays, and
-- a backup brings it along; with another one every link that was sent leads nowhere. Two times 122 bits
-- of PostgreSQL's strong randomness.
create table unsubscribe_key (
  one boolean primary key default true check (one),
  key bytea not null
);
insert into unsubscribe_key (key)
values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- Addresses that a mail server refused for good: nothing goes there until an organiser says so. In small
-- letters, as people's addresses are told apart.
create table refused_addresses (
  id integer generated always as identity primary key,
  email text not null constraint refused_addresses_email_key unique check (email = lower(email)),
  -- Who had it when it was refused, and has it still.
  user_id integer not null references users (id),
  -- What the server said, without addresses.
  reason text not null,
  at timestamptz not null default now()
);
create index refused_addresses_user_idx on refused_addresses (user_id);

create trigger refused_addresses_stay_erased before insert on refused_addresses
  for each row execute function refuse_erased_person();

-- Whoever has another address by now is written to again, and nobody needs to know of the old one.
create function forget_refused_address() returns trigger language plpgsql as $$
begin
  delete from refused_addresses where user_id = new.id;
  return null;
end $$;

create trigger users_forget_refused_address after update of email on users
  for each row when (lower(old.email) is distinct from lower(new.email))
  execute function forget_refused_address();
