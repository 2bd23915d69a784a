-- Finals among the best works of a round, by ballots of its judges or by a meeting (ADR 63).
create table finals (
  id integer generated always as identity primary key,
  round_id integer not null references rounds (id) on delete cascade,
  -- Of the finals of a round the last one counts, unless it was called off.
  number smallint not null check (number > 0),
  way text not null check (way in ('ballots', 'meeting')),
  -- So many works get a prize, and behind each of them is a border.
  prizes smallint not null check (prizes between 1 and 10),
  begun_at timestamptz not null,
  begun_by integer not null references users (id),
  ended_at timestamptz,
  ended_because text
    check (ended_because in ('decided', 'most-ballots', 'by-hand', 'called-off')),
  constraint finals_numbered unique (round_id, number),
  constraint finals_ended check ((ended_at is null) = (ended_because is null)),
  -- What a meeting agreed on is written down when it is over.
  constraint finals_of_meetings check (way = 'ballots' or ended_at is not null)
);
-- Of two who begin one the second is refused.
create unique index finals_open on finals (round_id) where ended_at is null;

create table final_works (
  final_id integer not null references finals (id) on delete cascade,
  submission_id integer not null references submissions (id),
  -- As a meeting ranked it; null: ballots decide.
  rank smallint check (rank > 0),
  -- Why it was put before one that is better by its sheets.
  reason text check (reason <> '' and length(reason) <= 500),
  primary key (final_id, submission_id),
  constraint final_works_ranked unique (final_id, rank)
);
create index final_works_by_work on final_works (submission_id);

-- One judge's choice between two works, once a pair.
create table ballots (
  final_id integer not null,
  judge_id integer not null references judges (id) on delete cascade,
  better_id integer not null,
  other_id integer not null,
  cast_at timestamptz not null,
  constraint ballots_of_two check (better_id <> other_id),
  constraint ballots_for foreign key (final_id, better_id)
    references final_works (final_id, submission_id) on delete cascade,
  constraint ballots_against foreign key (final_id, other_id)
    references final_works (final_id, submission_id) on delete cascade
);
create unique index ballots_once on ballots
  (final_id, judge_id, least(better_id, other_id), greatest(better_id, other_id));
create index ballots_by_judge on ballots (judge_id);
