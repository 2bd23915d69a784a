-- What must happen after a change is a row here, written in the change's transaction. Whoever takes
-- it moves run_at to the end of a lease: what a process was at when it died is due again by itself.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  -- While one with this key waits or runs, no other of its kind with it is added.
  key text,
  -- Ids, never names or addresses: nothing of a person is kept here.
  payload jsonb not null,
  -- When it is to run; while it is taken, when it may be taken again.
  run_at timestamptz not null default now(),
  -- How often it was taken.
  attempts integer not null default 0,
  -- The number that its worker holds as an advisory lock while it lives.
  taken_by integer,
  last_error text,
  -- Set when it is tried no more; then the row stays for somebody to look at.
  failed_at timestamptz,
  created_at timestamptz not null default now()
);

create unique index jobs_key_idx on jobs (kind, key) where failed_at is null;
create index jobs_run_at_idx on jobs (run_at, id) where failed_at is null;

-- Wakes every process. A notice takes a lock at the commit (see 0002): what is added in a rush waits
-- a moment (run_at after now) and sends none.
create function notice_jobs() returns trigger language plpgsql as $$
begin
  if exists (select from added where run_at <= now()) then
    perform pg_notify('jobs', '');
  end if;
  return null;
end $$;

create trigger jobs_added after insert on jobs
  referencing new table as added for each statement execute function notice_jobs();
