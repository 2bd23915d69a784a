-- Nominations, sheets by earlier versions of a rubric, and rounds of the best of the round before
-- (ADR 60).
alter table rounds drop constraint rounds_takes_check;
alter table rounds add constraint rounds_takes_check
  check (takes in ('accepted', 'handed-in', 'best', 'chosen'));
-- How many of the round before; more where all who are equal at the border are taken.
alter table rounds add column best smallint check (best between 1 and 500);
alter table rounds add constraint rounds_best check ((takes = 'best') = (best is not null));
-- Why of those who are equal at the border these were chosen.
alter table rounds add column border_reason text check (length(border_reason) <= 500);

-- Sheets by an earlier version of the rubric: readable, and nothing counts them any more.
create table earlier_sheets (
  id integer generated always as identity primary key,
  assignment_id integer not null references assignments (id) on delete cascade,
  rubric_id integer not null references rubrics (id),
  revision integer not null,
  state text not null check (state in ('begun', 'sent', 'cannot')),
  scores jsonb not null,
  comment text not null check (length(comment) <= 4000),
  note text not null check (length(note) <= 4000),
  saved_at timestamptz not null,
  sent_at timestamptz
);
create index earlier_sheets_by_assignment on earlier_sheets (assignment_id);

-- For what works of a round may be nominated.
create table nomination_titles (
  id integer generated always as identity primary key,
  round_id integer not null references rounds (id) on delete cascade,
  place smallint not null check (place between 1 and 3),
  title text not null check (title <> '' and length(title) <= 100),
  constraint nomination_titles_in_order unique (round_id, place) deferrable initially deferred
);

-- One work a judge for each.
create table nominations (
  title_id integer not null references nomination_titles (id) on delete cascade,
  judge_id integer not null references judges (id) on delete cascade,
  submission_id integer not null references submissions (id),
  reason text not null check (length(reason) <= 1000),
  saved_at timestamptz not null,
  version integer not null default 1,
  primary key (title_id, judge_id)
);
create index nominations_by_judge on nominations (judge_id);
create index nominations_by_work on nominations (submission_id);
