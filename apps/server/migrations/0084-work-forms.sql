-- What an event asks for beside or instead of the link of R5.5 (ADR 81). Without a row it asks for the link and
-- the description alone.
create table work_forms (
  event_id integer primary key references events (id) on delete cascade,
  asks_link text not null default 'required' check (asks_link in ('required', 'optional', 'no')),
  parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  -- An upload that was begun before the deadline may end this much later.
  grace_minutes smallint not null default 30 check (grace_minutes between 0 and 1440),
  -- What was found wrong with a file may be mended this much after the deadline.
  mending_hours smallint not null default 24 check (mending_hours between 0 and 720),
  -- Whether what the browser finds wrong keeps a file from being sent.
  refuses_findings boolean not null default false,
  version integer not null default 1
);

-- The form is kept in memory with its event.
create trigger work_forms_counted after insert or update or delete on work_forms
  for each statement execute function count_events_change();

-- A revision that was handed in by parts, with its receipt.
create table handed_in (
  submission_id integer not null,
  revision integer not null,
  user_id integer not null references users (id),
  -- On the receipt, and in the address of the work's page.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  -- The parts as they stood when it was handed in.
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  -- After the deadline, by an upload that was begun before it.
  begun_in_time boolean not null default false,
  primary key (submission_id, revision),
  foreign key (submission_id, revision) references submission_revisions (submission_id, revision) on delete cascade
);
create index handed_in_by_person on handed_in (user_id);

create trigger handed_in_stay_erased before insert or update on handed_in
  for each row execute function refuse_erased_person();

create table handed_files (
  submission_id integer not null,
  revision integer not null,
  part text not null,
  -- In the order in which the student put them, from 1 on.
  n smallint not null check (n > 0),
  file_id integer not null references files (id),
  primary key (submission_id, revision, part, n),
  foreign key (submission_id, revision) references handed_in (submission_id, revision) on delete cascade
);
create index handed_files_by_file on handed_files (file_id);

create table handed_links (
  submission_id integer not null,
  revision integer not null,
  part text not null,
  n smallint not null check (n > 0),
  link text not null check (link <> '' and length(link) <= 2048),
  primary key (submission_id, revision, part, n),
  foreign key (submission_id, revision) references handed_in (submission_id, revision) on delete cascade
);
create index handed_links_by_link on handed_links (md5(link));
