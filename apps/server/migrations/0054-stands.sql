-- Rounds that are judged where the works are shown, or presented in a room (ADR 58).
alter table rounds drop constraint rounds_manner_check;
alter table rounds add constraint rounds_manner_check check (manner in ('remote', 'at-the-stand', 'presented'));
alter table rounds
  -- What the clock of a judge shows; null: none.
  add clock_minutes smallint check (clock_minutes between 1 and 120),
  -- Since when whoever handed in is told their stand; null: not yet, or not any more.
  add stands_published_at timestamptz;

create table stands (
  round_id integer not null,
  submission_id integer not null,
  stand text not null check (stand <> '' and length(stand) <= 20),
  -- As it is looked for, without spaces and capitals.
  folded text not null check (folded <> ''),
  area text check (area <> '' and length(area) <= 40),
  primary key (round_id, submission_id),
  constraint stands_once unique (round_id, folded),
  constraint stands_of_works foreign key (round_id, submission_id)
    references round_works (round_id, submission_id) on delete cascade
);
create index stands_by_work on stands (submission_id);

-- Where a judge goes or stands; of each judge the last.
create table judge_places (
  judge_id integer primary key references judges (id) on delete cascade,
  submission_id integer not null references submissions (id),
  -- Since when it is theirs; null: they left, and are near it.
  taken_at timestamptz,
  -- When they stood there, from which their clock goes.
  arrived_at timestamptz
);
create index judge_places_by_work on judge_places (submission_id);

-- What a judge said of a stand last; gone once somebody stands there.
create table stand_marks (
  judge_id integer not null references judges (id) on delete cascade,
  submission_id integer not null references submissions (id),
  mark text not null check (mark in ('busy', 'nobody')),
  at timestamptz not null,
  primary key (judge_id, submission_id)
);
create index stand_marks_by_work on stand_marks (submission_id);

-- When and where the works of a round are presented.
create table presentation_plans (
  round_id integer primary key references rounds (id) on delete cascade,
  room text not null check (room <> '' and length(room) <= 60),
  starts_at timestamptz not null,
  minutes smallint not null check (minutes between 1 and 120),
  setup_minutes smallint not null check (setup_minutes between 0 and 60),
  pause_minutes smallint not null check (pause_minutes between 0 and 120),
  -- After so many works there is a pause.
  pause_every smallint not null check (pause_every between 1 and 100),
  -- Since when whoever handed in is told their time; null: not yet, or not any more.
  published_at timestamptz
);

-- The order: a place is a time, and one that is left stays empty.
create table presentations (
  round_id integer not null,
  submission_id integer not null,
  place integer not null,
  -- Why it presents later than it was drawn.
  put_last text check (put_last in ('late', 'missed')),
  primary key (round_id, submission_id),
  constraint presentations_in_order unique (round_id, place),
  constraint presentations_of_works foreign key (round_id, submission_id)
    references round_works (round_id, submission_id) on delete cascade
);
create index presentations_by_work on presentations (submission_id);
