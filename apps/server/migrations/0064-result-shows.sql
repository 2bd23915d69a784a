-- Results told by a show: each reveal is the instant of its award (ADR 64).

-- From when everybody sees this award of results that are not out as a whole; null: with them.
alter table awards add column revealed_at timestamptz;

create table result_shows (
  round_id integer primary key references rounds (id) on delete cascade,
  -- Texts between the awards, each with its place.
  slides jsonb not null default '[]',
  -- How often it was begun: a press that saw an earlier one moves nothing.
  run integer not null default 0,
  -- null: none is under way.
  begun_at timestamptz,
  -- What it tells; null: a rehearsal with invented winners.
  snapshot_id integer references result_snapshots (id) on delete cascade,
  step smallint not null default 0 check (step >= 0),
  -- Whether the hall reads the names of those who did not agree to be named elsewhere.
  names_all boolean not null default false
);
