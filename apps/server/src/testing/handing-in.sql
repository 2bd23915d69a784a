
    with event as (
      -- Who ends an event by hand may leave its version.
      select id from events where id = $1 and version = $2 and status = 'ACTIVE'
      for share
    ), held as materialized (
      -- Nobody withdraws meanwhile.
      select id, user_id, status from registrations
      where id = any($3::int[]) order by id for key share
    ), seen as materialized (
      -- In the order in which organisers lock many of them.
      select id, version from submissions
      where id = any($4::int[]) order by id for no key update
    ), asked as (
      select distinct on (user_id) *
      from jsonb_to_recordset($5::jsonb) as each (n int, user_id int, registration_id int,
        registration_status text, submission_id int, submission_version int, work_link text,
        demo_or_alternate_link text, description text, show_work boolean,
        name_with_work boolean, at timestamptz, actor_role text,
        token_id int, action text, subject_type text, changes jsonb, request_id text, endpoint text, key text,
        request_hash text, response jsonb)
      order by user_id, n
    ), allowed as (
      select asked.*, event.id as event_id from event, asked join held
        on held.id = registration_id and held.user_id = asked.user_id
          and held.status = registration_status
    ), created as (
      insert into submissions (event_id, user_id, registration_id, submitted_at)
      select event_id, user_id, registration_id, at from allowed
      where submission_id is null order by user_id
      on conflict on constraint submissions_once do nothing
      returning id, user_id, revision
    ), advanced as (
      update submissions set status = 'PENDING', revision = submissions.revision + 1,
        submitted_at = at, review_remarks = null, reviewed_at = null, reviewed_by = null,
        replaced_at = case when submissions.status = 'PENDING' then at end,
        version = submissions.version + 1
      from allowed join seen
        on seen.id = submission_id and seen.version = submission_version
      where submissions.id = seen.id and submissions.user_id = allowed.user_id
      returning submissions.id, submissions.user_id, submissions.revision
    ), kept as (
      select asked.*, id, revision, response || jsonb_build_object('id', id) as whole
      from (select * from created union all select * from advanced) as either
        join asked using (user_id)
    ), revised as (
      insert into submission_revisions
        (submission_id, revision, work_link, demo_or_alternate_link, description, submitted_at)
      select id, revision, work_link, demo_or_alternate_link, description, at from kept
    ), said as (
      insert into work_consents (submission_id, user_id, show_work, name_with_work, said_at)
      select id, kept.user_id, coalesce(kept.show_work, before.show_work, false),
        coalesce(kept.name_with_work, before.name_with_work, false), at
      from kept left join work_consents before on before.submission_id = id
      where coalesce(kept.show_work, kept.name_with_work) is not null
      on conflict (submission_id) do update set show_work = excluded.show_work,
        name_with_work = excluded.name_with_work, said_at = excluded.said_at
    ), audited as (
      insert into audit
        (at, actor_id, actor_role, token_id, action, subject_type, subject_id, changes, request_id)
      select at, user_id, actor_role, token_id, action, subject_type, id, changes, request_id
      from kept
    ), notified as (
      insert into notifications (user_id, kind, key, params, mail, created_at)
      select user_id, 'work-received', id || '.' || revision, jsonb_build_object(
        'event_id', $6::int, 'submission_id', id, 'revision', revision), 'waiting', at
      from kept
    ), remembered as (
      insert into idempotency_keys (user_id, endpoint, key, request_hash, status, response)
      select user_id, endpoint, key, decode(request_hash, 'hex'), 201, whole
      from kept where key is not null
    )
    select n, whole as response from kept