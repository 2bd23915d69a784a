-- A class is one sitting of a workshop, and an event of a kind of its own (ADR 76): its seats, waiting list, questions,
-- registrations and certificates are those of events. Its title is the workshop's. No list, count or export of events
-- knows it, nor those of registrations unless they are asked for this one.
alter table events
  add column kind text not null default 'event' check (kind in ('event', 'workshop')),
  -- Who gives a class, by their names.
  add column speakers text[] not null default '{}',
  -- Within one day, with seats, and nothing is handed in.
  add constraint events_class check (
    kind = 'event' or (
      event_date is not null and starts_at is not null and ends_at > starts_at and ends_on is null
      and capacity is not null and seats is null and not requires_submission
    )
  );

-- They are few beside the events, and lists of registrations leave theirs out.
create index events_classes on events (edition_id) where kind = 'workshop';
