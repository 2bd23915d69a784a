-- How often this person has withdrawn from the event after `earliest`, as it stays until the caller
-- commits: withdrawing takes the same lock. A statement sees its tables as they were when it began;
-- what was registered and withdrawn again since then, only a function sees that looks by itself.
create function withdrawals_since(event integer, person integer, earliest timestamptz)
returns integer language plpgsql volatile as $$
begin
  perform from users where id = person for no key update;
  return (
    select count(*) from audit
    where case when action = 'registration.withdrawn' then (changes -> 'event_id' ->> 0)::integer end
      = event and actor_id = person and at > earliest
  );
end $$;
