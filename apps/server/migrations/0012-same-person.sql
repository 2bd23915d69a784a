-- One person may sit at many accounts: organisers see who else registered for an event with the same
-- mobile.
create index profiles_mobile_idx on profiles (mobile, user_id);

-- One account may register and withdraw all day: withdrawals of the last day are counted before a
-- registration. Nothing else is in this index, so that registering itself writes nothing more.
create index audit_withdrawals_idx on audit (
  (case when action = 'registration.withdrawn' then (changes -> 'event_id' ->> 0)::integer end),
  actor_id,
  at
) where
  case when action = 'registration.withdrawn' then (changes -> 'event_id' ->> 0)::integer end
    is not null;
