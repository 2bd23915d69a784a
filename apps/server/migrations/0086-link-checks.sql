-- Whether links of works open (ADR 83): asked when they are handed in, and daily until judging ends.
create table link_checks (
  id integer generated always as identity primary key,
  link text not null check (link <> '' and length(link) <= 2048),
  -- Null: not asked yet.
  state text check (state in ('opens', 'asks-sign-in', 'does-not-open')),
  -- What was found, as a code.
  reason text,
  status smallint,
  -- By real time.
  checked_at timestamptz,
  opened_at timestamptz,
  next_at timestamptz not null default now(),
  failures smallint not null default 0
);
create unique index link_checks_once on link_checks (md5(link));
create index link_checks_due on link_checks (next_at);
create index submission_revisions_by_link on submission_revisions (md5(work_link));
