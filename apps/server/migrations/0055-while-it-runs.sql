-- What happens while a round is judged: pauses, calls, later ends, training, hints, paper (ADR 55).
alter table rounds
  -- Since when its clock stands still, with what judges are told; null: it runs.
  add column paused_at timestamptz,
  add column pause_sentence text check (pause_sentence <> '' and length(pause_sentence) <= 300),
  -- So long after the end the comments of sheets that were scored in time may be finished.
  add column comment_hours smallint not null default 0 check (comment_hours between 0 and 24),
  add constraint rounds_paused check ((paused_at is null) = (pause_sentence is null));

alter table judges
  -- A later end for this one alone.
  add column closes_at timestamptz,
  -- Sends all, and counts nowhere.
  add column in_training boolean not null default false,
  -- When they sent the sheet of the invented work.
  add column tried_at timestamptz;

-- Who copied it from paper for the judge; null: the judge sent it.
alter table score_sheets add column paper_by integer references users (id);
create index score_sheets_by_copyist on score_sheets (paper_by) where paper_by is not null;

-- Judges call an organiser, one call each at a time.
create table judge_calls (
  id integer generated always as identity primary key,
  judge_id integer not null references judges (id) on delete cascade,
  -- The work that it is about, if any.
  submission_id integer references submissions (id),
  line text not null check (line <> '' and length(line) <= 200),
  called_at timestamptz not null,
  coming_by integer references users (id),
  done_at timestamptz
);
create unique index judge_calls_open on judge_calls (judge_id) where done_at is null;
create index judge_calls_by_work on judge_calls (submission_id) where submission_id is not null;
create index judge_calls_by_organiser on judge_calls (coming_by) where coming_by is not null;

-- Hints of a conflict that an organiser has lifted; the hints themselves are found anew each time.
create table lifted_hints (
  judge_id integer not null references judges (id) on delete cascade,
  submission_id integer not null references submissions (id),
  at timestamptz not null,
  primary key (judge_id, submission_id)
);
create index lifted_hints_by_work on lifted_hints (submission_id);

-- Until when something of a round may still be judged: until its end, or the latest of a judge.
create function last_end(round rounds) returns timestamptz language sql stable as $$
  select greatest(round.closes_at, (
    select max(closes_at) from judges where round_id = round.id and state = 'accepted'))
$$;

-- A round that is paused is not over, whatever the clock says.
create or replace function leave_rounds() returns trigger language plpgsql as $$
declare
  at timestamptz := case when new.status = 'REJECTED' then new.reviewed_at else new.submitted_at end;
begin
  update round_works
  set out_because = case when new.status = 'REJECTED' then 'rejected' else 'resubmitted' end
  from rounds
  where round_works.submission_id = new.id and rounds.id = round_works.round_id
    and round_works.out_because is null
    and rounds.opened_at is not null and (rounds.paused_at is not null or last_end(rounds) >= at);
  return null;
end $$;
