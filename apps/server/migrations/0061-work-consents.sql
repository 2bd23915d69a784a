-- What whoever handed in says of showing their work, and of naming them with it (ADR 62). Without a row they
-- said no.
create table work_consents (
  submission_id integer primary key references submissions (id) on delete cascade,
  user_id integer not null references users (id),
  show_work boolean not null,
  name_with_work boolean not null,
  said_at timestamptz not null
);
create index work_consents_by_person on work_consents (user_id);

create trigger work_consents_stay_erased before insert or update on work_consents
  for each row execute function refuse_erased_person();

-- Every process hears of what everybody may see of results, and forgets what it knew (ADR 6).
create function tell_of_results() returns trigger language plpgsql as $$
begin
  perform pg_notify('results', '');
  return null;
end $$;
create trigger result_snapshots_told after insert or update or delete on result_snapshots
  for each statement execute function tell_of_results();
create trigger awards_told after insert or update or delete on awards
  for each statement execute function tell_of_results();

-- A notice takes a lock at the commit, and works that are handed in must not queue on it: only where an event
-- has results somebody is shown by their word.
create function tell_of_consent() returns trigger language plpgsql as $$
begin
  perform pg_notify('results', '') where exists (
    select from submissions
      join rounds on rounds.event_id = submissions.event_id
      join result_snapshots on result_snapshots.round_id = rounds.id
    where submissions.id = coalesce(new.submission_id, old.submission_id));
  return null;
end $$;
create trigger work_consents_told after insert or update or delete on work_consents
  for each row execute function tell_of_consent();
