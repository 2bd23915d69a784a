-- A decision that is prepared stands beside the registration or the work (ADR 74). That row stays PENDING until the
-- release, so that nothing that reads it can tell.

-- The events first, as everybody locks them.
lock table events in exclusive mode;
lock table registrations in share row exclusive mode;
lock table submissions in share row exclusive mode;

create table prepared_decisions (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('registration', 'submission')),
  event_id integer not null references events (id),
  -- Whose the row is.
  user_id integer not null references users (id),
  registration_id integer references registrations (id) on delete cascade,
  submission_id integer references submissions (id) on delete cascade,
  row_id integer not null generated always as (coalesce(registration_id, submission_id)) stored,
  status text not null check (status in ('SHORTLISTED', 'REJECTED', 'ACCEPTED', 'RESUBMISSION_REQUIRED')),
  -- With placeholders, which are filled when the decision is made.
  remarks text check (remarks <> ''),
  prepared_by integer not null references users (id),
  -- By the business clock.
  prepared_at timestamptz not null,
  -- The version of the row that was looked at: another one is looked at again.
  row_version integer not null check (row_version > 0),
  version integer not null default 1 check (version > 0),
  constraint prepared_decisions_once unique (kind, row_id),
  check ((kind = 'registration') = (registration_id is not null)),
  check ((kind = 'submission') = (submission_id is not null))
);
create index prepared_decisions_by_event on prepared_decisions (event_id);
create index prepared_decisions_by_person on prepared_decisions (user_id);
create index prepared_decisions_by_registration on prepared_decisions (registration_id);
create index prepared_decisions_by_submission on prepared_decisions (submission_id);

create trigger prepared_decisions_stay_erased before insert or update on prepared_decisions
  for each row execute function refuse_erased_person();

-- Whoever decides has decided: nothing is prepared for what is not pending. A trigger cannot be forgotten by code that
-- comes later, nor by a process of the version before this during a rolling restart.
create function forget_prepared_decision() returns trigger language plpgsql as $$
begin
  delete from prepared_decisions where kind = tg_argv[0] and row_id = new.id;
  return null;
end $$;
create trigger registrations_decided_at_once after update of status on registrations
  for each row when (old.status = 'PENDING' and new.status <> 'PENDING')
  execute function forget_prepared_decision('registration');
create trigger submissions_decided_at_once after update of status on submissions
  for each row when (old.status = 'PENDING' and new.status <> 'PENDING')
  execute function forget_prepared_decision('submission');

-- Prepared decisions that are made together, now or at an instant.
create table decision_releases (
  id integer generated always as identity primary key,
  event_id integer not null references events (id),
  made_by integer not null references users (id),
  made_at timestamptz not null,
  -- From when on they are made; an instant of the competition's clock.
  at timestamptz not null,
  ended_at timestamptz,
  -- Why it ended before its end.
  failure text check (failure in ('called-off', 'author-may-not', 'event-deleted')),
  constraint decision_releases_failed check (failure is null or ended_at is not null)
);
create index decision_releases_by_event on decision_releases (event_id, id);
create index decision_releases_open on decision_releases (at) where ended_at is null;

-- What each of them comes to. It names the row by its number, as the row may be withdrawn.
create table decision_release_rows (
  release_id integer not null references decision_releases (id) on delete cascade,
  -- In this order they get the seats that are left.
  place integer not null,
  kind text not null check (kind in ('registration', 'submission')),
  row_id integer not null,
  -- Null: the row was gone when the release was asked for.
  user_id integer references users (id),
  prepared_by integer references users (id),
  -- Which decision was meant: one that is corrected meanwhile is the same, one that is prepared anew is another.
  prepared_id integer,
  -- What was decided, once it is.
  status text check (status in ('SHORTLISTED', 'REJECTED', 'ACCEPTED', 'RESUBMISSION_REQUIRED')),
  outcome text,
  primary key (release_id, place)
);
create index decision_release_rows_by_row on decision_release_rows (kind, row_id) where outcome is null;
create index decision_release_rows_by_person on decision_release_rows (user_id);

create trigger decision_release_rows_stay_erased before insert or update on decision_release_rows
  for each row when (new.user_id is not null) execute function refuse_erased_person();

-- Until now an event held the messages about its decisions, which stood on the students' pages already. What is held
-- becomes prepared: the row is pending again, and nobody is told. Where something was built on the decision (a work,
-- an answer, a round) it stays, and its message goes to nobody: the student has seen it.
create temporary table held on commit drop as
  select distinct on (of_person.kind, of_person.id) of_person.*
  from (
    select 'registration' as kind, registrations.id, registrations.event_id, registrations.user_id,
      registrations.status, review_remarks, reviewed_by, reviewed_at, registrations.version
    from registrations join notifications as told on told.user_id = registrations.user_id
    where told.tell_at is null and told.kind = 'registration-decided'
      and (told.params ->> 'registration_id')::integer = registrations.id
      and told.params ->> 'status' = registrations.status
      and cannot_come_at is null
      and not exists (select from submissions where registration_id = registrations.id)
      and not exists (select from follow_up_answers where registration_id = registrations.id)
      and not exists (select from attendances where registration_id = registrations.id)
    union all
    select 'submission', submissions.id, submissions.event_id, submissions.user_id,
      submissions.status, review_remarks, reviewed_by, reviewed_at, submissions.version
    from submissions join notifications as told on told.user_id = submissions.user_id
    where told.tell_at is null and told.kind in ('work-decided', 'resubmission-asked')
      and (told.params ->> 'submission_id')::integer = submissions.id
      and coalesce(told.params ->> 'status', 'RESUBMISSION_REQUIRED') = submissions.status
      and not exists (select from round_works where submission_id = submissions.id)
  ) as of_person
  join users on users.id = of_person.user_id
  where of_person.status <> 'PENDING' and reviewed_by is not null and reviewed_at is not null
    and users.erased_at is null;

update registrations set status = 'PENDING', review_remarks = null, reviewed_by = null, reviewed_at = null,
    version = registrations.version + 1
  from held where held.kind = 'registration' and held.id = registrations.id;
update submission_revisions set status = 'PENDING', review_remarks = null, reviewed_by = null, reviewed_at = null
  from held join submissions on held.kind = 'submission' and held.id = submissions.id
  where submission_revisions.submission_id = submissions.id
    and submission_revisions.revision = submissions.revision;
update submissions set status = 'PENDING', review_remarks = null, reviewed_by = null, reviewed_at = null,
    version = submissions.version + 1
  from held where held.kind = 'submission' and held.id = submissions.id;

insert into prepared_decisions (kind, event_id, user_id, registration_id, submission_id, status, remarks,
    prepared_by, prepared_at, row_version)
  select kind, event_id, user_id, case when kind = 'registration' then id end,
    case when kind = 'submission' then id end, status, nullif(review_remarks, ''), reviewed_by, reviewed_at, version + 1
  from held;

delete from notifications
  where tell_at is null and kind in ('registration-decided', 'work-decided', 'resubmission-asked');

-- Nothing is held any more: what a process of the version before this decides meanwhile is told as every decision is.
create function tell_after_all() returns trigger language plpgsql as $$
begin
  new.tell_at := now() + interval '60 seconds';
  return new;
end $$;
create trigger notifications_are_told before insert on notifications
  for each row when (new.tell_at is null) execute function tell_after_all();
drop index notifications_held_idx;
