-- What students ask the organisers of an event, and what these respond. An event takes none until somebody
-- switches it on.
alter table events add column takes_enquiries boolean not null default false;

create table enquiries (
  id integer generated always as identity primary key,
  event_id integer not null references events (id),
  user_id integer not null references users (id),
  -- Emptied when the person is erased and everybody goes on reading the response.
  text text not null check (length(text) <= 500),
  -- By the business clock, as the others.
  asked_at timestamptz not null,
  -- Whether organisers were told by it that enquiries wait.
  tells boolean not null,
  response text check (length(response) <= 2000),
  responded_at timestamptz,
  -- The question as everybody reads it beside the response; null: only who asked reads them.
  shared_text text check (length(shared_text) <= 500),
  version integer not null default 1,
  check ((response is null) = (responded_at is null)),
  check (shared_text is null or response is not null)
);
create index enquiries_by_person on enquiries (user_id, event_id);
create index enquiries_by_event on enquiries (event_id, asked_at);
