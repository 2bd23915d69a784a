-- Rounds whose works come to a room, one after the other (ADR 57).
alter table rounds drop constraint rounds_manner_check;
alter table rounds add constraint rounds_manner_check
  check (manner in ('remote', 'at-the-stand', 'presented'));

-- When and where the works of a round are presented.
create table presentation_plans (
  round_id integer primary key references rounds (id) on delete cascade,
  -- Each with a panel of its own, all at the same times; others call them by their number, from 1.
  rooms text[] not null check (cardinality(rooms) between 1 and 6),
  starts_at timestamptz not null,
  minutes smallint not null check (minutes between 1 and 120),
  setup_minutes smallint not null check (setup_minutes between 0 and 60),
  pause_minutes smallint not null check (pause_minutes between 0 and 120),
  -- After so many works there is a pause.
  pause_every smallint not null check (pause_every between 1 and 100),
  -- Since when whoever handed in is told their time; null: not yet, or not any more.
  published_at timestamptz,
  -- How often people were told their times: they may have been told the same before.
  told_times integer not null default 0
);

-- The order: a place is a time, and one that is left stays empty.
create table presentations (
  round_id integer not null,
  submission_id integer not null,
  room smallint not null check (room between 1 and 6),
  place integer not null check (place > 0),
  -- Where it was before it was put last.
  drawn_place integer not null,
  put_last text check (put_last in ('late', 'missed')),
  -- What was told last, of which the plan may say otherwise meanwhile; all null: nothing yet.
  told_room text,
  told_starts_at timestamptz,
  told_ends_at timestamptz,
  told_setup_minutes smallint,
  primary key (round_id, submission_id),
  constraint presentations_in_order unique (round_id, room, place) deferrable initially deferred,
  constraint presentations_told
    check (num_nulls(told_room, told_starts_at, told_ends_at, told_setup_minutes) in (0, 4)),
  constraint presentations_of_works foreign key (round_id, submission_id)
    references round_works (round_id, submission_id) on delete cascade
);
create index presentations_by_work on presentations (submission_id);

-- In which room a judge sits.
create table panel_judges (
  judge_id integer primary key references judges (id) on delete cascade,
  room smallint not null check (room between 1 and 6)
);
