
    with event as (
      select id, capacity from events where id = $1 and version = $2 for share
    ), seats as (
      -- Nobody registers past those who wait, nor takes a seat that is held (ADR 73).
      select case when in_line > 0 then 0 else greatest(0, capacity - taken - held) end as free
      from event_seats join event on event.id = event_id
      where capacity is not null for update of event_seats
    ), registered as materialized (
      -- Once for all of them: a plan that was made while there were few rows may read all of them.
      select user_id from registrations
      where event_id = $3 and user_id = any($4::int[])
    ), people as materialized (
      select distinct on (user_id) *
      from jsonb_to_recordset($5::jsonb) as each (n int, user_id int, answers jsonb,
        questions jsonb, at timestamptz, count_after timestamptz, actor_role text, token_id int,
        action text, subject_type text, changes jsonb, request_id text, endpoint text, key text,
        request_hash text, response jsonb)
      order by user_id, n
    ), withdrawn as materialized (
      -- In one snapshot with the registrations: who is seen without one is seen with every
      -- withdrawal. A day counts from when each of them asked.
      select user_id, min(audit.at) as first_at, count(*) as times
      from audit join (select user_id, count_after from people) as day on user_id = actor_id
      where case when action = 'registration.withdrawn'
  then (changes -> 'event_id' ->> 0)::integer end = $6 and actor_id = any($7::int[])
        and audit.at > count_after
      group by user_id
    ), asked as (
      select *,
        user_id in (select user_id from registered) as is_registered,
        user_id in (select user_id from withdrawn) as has_withdrawn,
        (select first_at from withdrawn where withdrawn.user_id = people.user_id
          and times >= 10) as withdrawn_at
      from people
    ), created as (
      insert into registrations (event_id, user_id, answers, questions, registered_on, takes_seat)
      select event.id, user_id, answers, questions, at, capacity is not null from event, (
        select * from asked where not is_registered
          -- Counted anew: who goes to and fro in another process meanwhile is not seen above.
          and (not has_withdrawn or withdrawals_since($8, user_id, count_after)
            < 10)
        order by n limit (select free from seats)
      ) as seated order by user_id
      on conflict on constraint registrations_once do nothing
      returning id, user_id
    ), again as (
      -- What was kept of a withdrawn registration is answered anew.
      delete from withdrawn_registrations as kept using created
      where kept.event_id = $9 and kept.user_id = created.user_id
    ), answered as (
      select asked.*, id, response || jsonb_build_object('id', id) as whole
      from created join asked using (user_id)
    ), audited as (
      insert into audit
        (at, actor_id, actor_role, token_id, action, subject_type, subject_id, changes, request_id)
      select at, user_id, actor_role, token_id, action, subject_type, id, changes, request_id from answered
    ), notified as (
      insert into notifications (user_id, kind, key, params, mail, created_at)
      select user_id, 'registration-received', id::text,
        jsonb_build_object('event_id', $10::int, 'registration_id', id), 'waiting', at
      from answered
    ), remembered as (
      insert into idempotency_keys (user_id, endpoint, key, request_hash, status, response)
      select user_id, endpoint, key, decode(request_hash, 'hex'), 201, whole
      from answered where key is not null
    )
    select n, whole as response, asked.is_registered, asked.withdrawn_at,
      exists (select from event) as is_current,
      ((select free from seats) - (select count(*) from created))::int as seats_left
    from asked left join answered using (n)