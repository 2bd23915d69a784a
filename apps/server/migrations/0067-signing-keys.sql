-- Keys that sign certificates and released results (ADR 68). The public half stays for ever, as what a key
-- signed is to be proved for ever; the private half stands apart, and is there of the key in use alone.
create table signing_keys (
  id integer generated always as identity primary key,
  -- The beginning of SHA-256 over the public half, which is what a signature names.
  key_id text not null unique check (key_id ~ '^[0-9a-f]{12}$'),
  public_key bytea not null check (octet_length(public_key) = 32),
  made_at timestamptz not null default now(),
  -- It signs nothing from then on, and goes on proving.
  retired_at timestamptz,
  -- It was stolen or lost: what it signed of this day and later is not believed.
  revoked_from date,
  constraint signing_keys_revoked check (revoked_from is null or retired_at is not null)
);
-- One is in use, also where two processes make the first one at once.
create unique index signing_keys_in_use on signing_keys ((true)) where retired_at is null;

-- In no backup.
create table signing_secrets (
  signing_key_id integer primary key references signing_keys (id),
  private_key bytea not null check (octet_length(private_key) = 32)
);

-- Every process hears of another list of keys (ADR 6).
create function tell_of_signing_keys() returns trigger language plpgsql as $$
begin
  perform pg_notify('signing_keys', '');
  return null;
end $$;
create trigger signing_keys_told after insert or update or delete on signing_keys
  for each statement execute function tell_of_signing_keys();
