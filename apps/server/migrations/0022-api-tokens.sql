-- By a token a program acts in the name of the organiser who made it. Whoever has one has what it
-- opens, so only its SHA-256 is here. One that is over stays a while, so that its person sees it end.
create table api_tokens (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  token_hash bytea not null constraint api_tokens_hash_key unique,
  name text not null check (name <> '' and length(name) <= 80),
  scope text not null check (scope in ('read', 'write')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz
);
create index api_tokens_user_idx on api_tokens (user_id);

create trigger api_tokens_stay_erased before insert on api_tokens
  for each row execute function refuse_erased_person();

-- A process that remembers whose a token is forgets it as it does a session (0002). That it was used is
-- told to nobody.
create function notice_token() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', encode(old.token_hash, 'hex'));
  return null;
end $$;

create trigger api_tokens_ended after update of ended_at on api_tokens
  for each row execute function notice_token();
create trigger api_tokens_deleted after delete on api_tokens
  for each row execute function notice_token();

-- Made under a role, a token ends with it, however the role was changed, and with the account.
create function end_tokens() returns trigger language plpgsql as $$
begin
  update api_tokens set ended_at = now() where user_id = new.id and ended_at is null;
  return null;
end $$;

create trigger users_end_tokens after update of role, status on users
  for each row when (old.role <> new.role or old.status <> new.status)
  execute function end_tokens();

-- By which token of the actor it was done; null for what was done in a browser. No foreign key: the
-- entry stays when the token is removed.
alter table audit add column token_id integer;
