-- What was held becomes prepared (ADR 74). The events first, as everybody locks them.
lock table events in exclusive mode;
lock table registrations in share row exclusive mode;
lock table submissions in share row exclusive mode;

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
