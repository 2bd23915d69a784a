-- Rounds of judging, their rubrics, judges, assignments and score sheets (ADR 55).
create table rounds (
  id integer generated always as identity primary key,
  event_id integer not null references events (id),
  place smallint not null,
  title text not null check (title <> '' and length(title) <= 100),
  -- Which works; who is in it is fixed when it opens.
  takes text not null check (takes in ('accepted', 'handed-in', 'chosen')),
  -- Others come with later releases, which widen this.
  manner text not null default 'remote' check (manner in ('remote')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  judges_per_work smallint not null check (judges_per_work between 1 and 9),
  minutes_per_work smallint not null check (minutes_per_work between 1 and 240),
  is_blind boolean not null,
  -- When an organiser fixed its works and let its judges begin; null: it is being prepared.
  opened_at timestamptz,
  version integer not null default 1,
  constraint rounds_in_order unique (event_id, place),
  constraint rounds_window check (opens_at < closes_at)
);

-- Later ones take the place of the first, whose sheets stay readable.
create table rubrics (
  id integer generated always as identity primary key,
  round_id integer not null references rounds (id) on delete cascade,
  number smallint not null default 1,
  -- What judges write for the participant.
  comment text not null default 'may' check (comment in ('none', 'may', 'must')),
  comment_words smallint not null default 0 check (comment_words between 0 and 200),
  constraint rubrics_once unique (round_id, number)
);

create table criteria (
  id integer generated always as identity primary key,
  rubric_id integer not null references rubrics (id) on delete cascade,
  place smallint not null,
  title text not null check (title <> '' and length(title) <= 100),
  meaning text not null check (length(meaning) <= 500),
  weight smallint not null check (weight between 1 and 100),
  -- A sentence each from the lowest on, which may be blank; as many as there are levels.
  levels text[] not null check (cardinality(levels) between 2 and 10),
  constraint criteria_in_order unique (rubric_id, place) deferrable initially deferred
);

-- The works of a round: those chosen by hand while it is prepared, all of them from its opening on.
create table round_works (
  round_id integer not null references rounds (id) on delete cascade,
  submission_id integer not null references submissions (id),
  -- By which judges know it; given when the round opens.
  number integer,
  -- The one that is judged.
  revision integer not null,
  out_because text check (out_because in ('resubmitted', 'reopened', 'rejected', 'erased', 'by-hand')),
  primary key (round_id, submission_id),
  constraint round_works_numbered unique (round_id, number)
);
create index round_works_by_work on round_works (submission_id);

create table judges (
  id integer generated always as identity primary key,
  round_id integer not null references rounds (id) on delete cascade,
  -- One of the two: who has no account yet is known by the address they were invited at.
  user_id integer references users (id),
  email text check (email = lower(email collate "C")),
  state text not null default 'asked' check (state in ('asked', 'accepted', 'declined', 'ended')),
  reason text check (length(reason) <= 500),
  -- So many works at most; null: any number.
  most_works smallint check (most_works between 1 and 500),
  asked_at timestamptz not null,
  answered_at timestamptz,
  nudged_at timestamptz,
  -- What became of the mail to an address without an account; none: nothing was to be sent.
  mail text not null default 'none'
    check (mail in ('none', 'waiting', 'sent', 'refused', 'failed')),
  mail_error text,
  constraint judges_once unique (round_id, user_id),
  constraint judges_once_by_address unique (round_id, email),
  constraint judges_known check ((user_id is null) <> (email is null))
);
create index judges_by_person on judges (user_id);
create index judges_by_address on judges (email) where email is not null;

create trigger judges_stay_erased before insert or update of user_id on judges
  for each row when (new.user_id is not null) execute function refuse_erased_person();

-- Whoever is asked to judge, or judges, is that to the event (ADR 49), however it came about.
create function grant_judging() returns trigger language plpgsql as $$
declare
  person integer := coalesce(new.user_id, old.user_id);
  its_event integer := (select event_id from rounds where id = coalesce(new.round_id, old.round_id));
begin
  if person is null then
    return null;
  end if;
  if exists (
    select from judges join rounds on rounds.id = judges.round_id
    where judges.user_id = person and rounds.event_id = its_event
      and judges.state in ('asked', 'accepted')
  ) then
    insert into event_grants (user_id, event_id, kind) values (person, its_event, 'judge')
      on conflict on constraint event_grants_once do nothing;
  else
    delete from event_grants where user_id = person and event_id = its_event and kind = 'judge';
  end if;
  return null;
end $$;

create trigger judges_are_granted after insert or update of state, user_id or delete on judges
  for each row execute function grant_judging();

-- Who may not judge what, and sees nothing of it. One's own work needs no row.
create table conflicts (
  judge_id integer not null references judges (id) on delete cascade,
  submission_id integer not null references submissions (id),
  origin text not null check (origin in ('declared', 'organisers')),
  at timestamptz not null,
  primary key (judge_id, submission_id)
);
create index conflicts_by_work on conflicts (submission_id);

create table assignments (
  id integer generated always as identity primary key,
  round_id integer not null references rounds (id) on delete cascade,
  judge_id integer not null references judges (id) on delete cascade,
  submission_id integer not null references submissions (id),
  -- In the order of the judge.
  place integer not null,
  -- What was scored stays when somebody else takes its place.
  is_ended boolean not null default false,
  constraint assignments_once unique (judge_id, submission_id)
);
create index assignments_by_work on assignments (round_id, submission_id);

create table score_sheets (
  id integer generated always as identity primary key,
  assignment_id integer not null references assignments (id) on delete cascade,
  revision integer not null,
  -- What arrived after the window stands beside what was there, until an organiser lets it count.
  is_late boolean not null default false,
  rubric_id integer not null references rubrics (id),
  state text not null check (state in ('begun', 'sent', 'cannot')),
  -- Levels by the ids of their criteria, from 1.
  scores jsonb not null default '{}',
  comment text not null default '' check (length(comment) <= 4000),
  note text not null default '' check (length(note) <= 4000),
  cannot_because text
    check (cannot_because in ('not-there', 'does-not-open', 'against-the-rules')),
  saved_at timestamptz not null,
  sent_at timestamptz,
  -- Why organisers do not let it count; null: it counts.
  out_because text check (length(out_because) <= 500),
  version integer not null default 1,
  constraint score_sheets_once unique (assignment_id, revision, is_late),
  constraint score_sheets_sent check ((state = 'begun') = (sent_at is null)),
  constraint score_sheets_cannot check ((state = 'cannot') = (cannot_because is not null))
);

-- A work that is handed in again is another one, and a rejected one is out of the competition:
-- neither is judged any more in the rounds that are not over. One whose decision is taken back has
-- no instant of its own: whoever does that says so.
create function leave_rounds() returns trigger language plpgsql as $$
declare
  at timestamptz := case when new.status = 'REJECTED' then new.reviewed_at else new.submitted_at end;
begin
  update round_works
  set out_because = case when new.status = 'REJECTED' then 'rejected' else 'resubmitted' end
  from rounds
  where round_works.submission_id = new.id and rounds.id = round_works.round_id
    and round_works.out_because is null
    and rounds.opened_at is not null and rounds.closes_at >= at;
  return null;
end $$;

create trigger submissions_leave_rounds after update of revision, status on submissions
  for each row when (old.revision <> new.revision or (old.status <> new.status and new.status = 'REJECTED'))
  execute function leave_rounds();
