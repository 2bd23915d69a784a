-- A code that hangs in a room: who scans it gives a name, and waits until an organiser lets them in
-- as a guest of the round (ADR 59).
create table guest_rooms (
  round_id integer primary key references rounds (id) on delete cascade,
  -- Of the secret in the code.
  link_hash bytea not null unique,
  made_by integer not null references users (id),
  made_at timestamptz not null
);
create index guest_rooms_by_maker on guest_rooms (made_by);

-- Who asked there. It goes with the code, and once the round is over.
create table guest_requests (
  id integer generated always as identity primary key,
  round_id integer not null references guest_rooms (round_id) on delete cascade,
  -- Of the key that the device made: by it, the device learns what became of this, and begins.
  key_hash bytea not null,
  -- Only while they wait: who was let in has it as a guest.
  name text check (name <> '' and length(name) <= 100),
  device text,
  -- By real time, as what devices do is.
  asked_at timestamptz not null default now(),
  refused_at timestamptz,
  guest_id integer unique references guests (id) on delete cascade,
  unique (round_id, key_hash),
  constraint guest_requests_waiting
    check ((name is not null) = (refused_at is null and guest_id is null)
      and (refused_at is null or guest_id is null))
);
