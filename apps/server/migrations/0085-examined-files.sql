-- What a file is, as it was found by examining its bytes (ADR 82); what of it is wrong the part says for which it was sent.
create table file_facts (
  sha256 text primary key references stored_bytes (sha256) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  facts jsonb,
  -- How often the process that looked into it ended over it.
  ended_over smallint not null default 0,
  examined_at timestamptz,
  check ((state = 'done') = (facts is not null))
);
create index file_facts_waiting on file_facts (sha256) where state = 'waiting';

-- Pictures that we made of it; their bytes lie beside the original in FILES_DIR and can be made again.
create table previews (
  sha256 text not null references stored_bytes (sha256) on delete cascade,
  page smallint not null check (page > 0),
  width smallint not null check (width > 0),
  height smallint not null check (height > 0),
  bytes integer not null check (bytes > 0),
  primary key (sha256, page, width)
);

-- Whoever hands in a file of which something was found already is told it, too, by the same job. A second later than it
-- may be done, so that its commit sends no notice (see 0013): at a deadline each would take a lock.
create function look_at_handed_files() returns trigger language plpgsql as $$
begin
  insert into jobs (kind, payload, run_at)
  select 'files.examine', jsonb_build_object('file', min(file_id)), now() + interval '1 second'
  from handed group by submission_id, revision;
  return null;
end $$;
create trigger handed_files_looked_at after insert on handed_files
  referencing new table as handed for each statement execute function look_at_handed_files();
