-- Whether links of works open (ADR 83): asked when they are handed in, and daily until judging ends.
create table link_checks (
  id integer generated always as identity primary key,
  link text not null check (link <> '' and length(link) <= 2048),
  -- Who is asked: one link of a host at a time.
  host text not null,
  -- Null: not known yet.
  state text check (state in ('opens', 'asks-sign-in', 'does-not-open')),
  -- Why, as a code; null where it opens.
  reason text,
  -- Whether its student is told of it: what may be over in a minute is asked again first.
  is_sure boolean not null default false,
  -- By real time, as the others.
  checked_at timestamptz,
  opened_at timestamptz,
  next_at timestamptz not null default now(),
  -- How often in a row it did not open.
  failures smallint not null default 0,
  check ((state is null) = (checked_at is null)),
  check ((reason is null) = (state is null or state = 'opens'))
);
create unique index link_checks_once on link_checks (md5(link));
create index link_checks_due on link_checks (host, next_at);

-- The links of each revision that was looked through; one row without a link where there is none to check.
create table link_uses (
  submission_id integer not null,
  revision integer not null,
  n smallint not null check (n > 0),
  check_id integer references link_checks (id),
  primary key (submission_id, revision, n),
  foreign key (submission_id, revision) references submission_revisions (submission_id, revision) on delete cascade
);
create index link_uses_by_check on link_uses (check_id);

-- When a host may be asked next, by whatever process.
create table link_hosts (
  host text primary key,
  free_at timestamptz not null
);
