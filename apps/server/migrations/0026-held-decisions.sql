-- Whether the event's decisions are told when an organiser sends them, not by themselves.
alter table events add column holds_decisions boolean not null default false;

-- What is held back is counted for each event, and is little beside what was told.
create index notifications_held_idx on notifications (((params ->> 'event_id')::integer))
  where tell_at is null;
