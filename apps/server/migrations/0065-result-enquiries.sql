-- What is said of a round beforehand: for how long whoever handed in may ask about their result, and whether
-- its judges are named with it (ADR 66). Without a row it is 72 hours, and nobody is named.
create table result_terms (
  round_id integer primary key references rounds (id) on delete cascade,
  -- From the release on; null: nobody asks.
  asks_hours smallint check (asks_hours between 1 and 720),
  names_judges boolean not null
);

-- What whoever handed in asks about their result, once a work, and what an organiser responds.
create table result_enquiries (
  id integer generated always as identity primary key,
  event_id integer not null references events (id),
  round_id integer not null references rounds (id),
  submission_id integer not null constraint result_enquiries_once unique references submissions (id),
  user_id integer not null references users (id),
  text text not null check (text <> '' and length(text) <= 500),
  -- By the business clock, as the other.
  asked_at timestamptz not null,
  -- Whether organisers were told by it that some wait.
  tells boolean not null,
  response text check (response <> '' and length(response) <= 2000),
  responded_at timestamptz,
  version integer not null default 1,
  check ((response is null) = (responded_at is null))
);
create index result_enquiries_by_round on result_enquiries (round_id);
create index result_enquiries_by_person on result_enquiries (user_id);

create trigger result_enquiries_stay_erased before insert or update on result_enquiries
  for each row execute function refuse_erased_person();

-- Everybody who shows results forgets what they knew once other judges are named, or one of them is not.
create trigger result_terms_told after insert or update or delete on result_terms
  for each statement execute function tell_of_results();

create function tell_of_guest() returns trigger language plpgsql as $$
begin
  perform pg_notify('results', '') where exists (
    select from result_terms where result_terms.round_id = old.round_id and names_judges);
  return null;
end $$;
create trigger guests_told after update of name or delete on guests
  for each row execute function tell_of_guest();
