-- What people hand in as files (ADR 80). Bytes lie in FILES_DIR, once each, by their SHA-256; here stands what there is.
create table stored_bytes (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size > 0),
  -- As their first bytes say, whatever was sent with them.
  media_type text not null,
  stored_at timestamptz not null default now()
);

create table files (
  id integer generated always as identity primary key,
  -- By which its upload is addressed: 128 random bits.
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{22}$'),
  user_id integer not null references users (id),
  event_id integer not null references events (id),
  -- A trial shows whether uploading works, and is thrown away after a day.
  purpose text not null check (purpose in ('work', 'trial')),
  -- For which part of the work it was sent; null for a trial.
  part text check (length(part) <= 40),
  name text not null check (name <> '' and length(name) <= 255),
  size bigint not null check (size > 0),
  media_type text,
  sha256 text references stored_bytes (sha256),
  -- By the business clock: what was begun before the deadline may be finished after it.
  begun_at timestamptz not null,
  -- By real time, as the other two: housekeeping counts from these.
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  completed_at timestamptz,
  check ((sha256 is null) = (completed_at is null)),
  check ((sha256 is null) = (media_type is null)),
  check ((purpose = 'work') = (part is not null))
);
create index files_by_person on files (user_id, event_id);
create index files_by_event on files (event_id);
create index files_by_bytes on files (sha256);
create index files_unfinished on files (touched_at) where completed_at is null;

create trigger files_stay_erased before insert or update on files
  for each row execute function refuse_erased_person();

-- What the folder of the first start has in its file `mark`: who finds another takes nothing in.
create table files_folder (
  one boolean primary key default true check (one),
  mark text not null
);

-- What a person began to send on a day (UTC, by real time), also of what is gone since: it bounds how much that is.
create table upload_days (
  user_id integer not null references users (id),
  day date not null,
  files integer not null check (files > 0),
  bytes bigint not null check (bytes > 0),
  primary key (user_id, day)
);

create trigger upload_days_stay_erased before insert or update on upload_days
  for each row execute function refuse_erased_person();
