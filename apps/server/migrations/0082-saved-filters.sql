-- What an organiser filters a list by again and again (ADR 77).
create table saved_filters (
  id integer generated always as identity primary key,
  list text not null check (list in ('registrations', 'submissions', 'users')),
  name text not null check (name <> '' and length(name) <= 80),
  -- The parameters of the list's call, by their names.
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  event_id integer generated always as ((query ->> 'event_id')::integer) stored references events (id),
  -- Whose it is; null: a shared one whose owner was erased.
  user_id integer references users (id),
  is_shared boolean not null,
  version integer not null default 1,
  check (is_shared or user_id is not null)
);
create index saved_filters_by_person on saved_filters (user_id, list);
create index saved_filters_shared on saved_filters (list) where is_shared;
create index saved_filters_by_event on saved_filters (event_id);

create trigger saved_filters_stay_erased before insert or update on saved_filters
  for each row execute function refuse_erased_person();

-- Which columns of a list somebody sees, in their order; without a row as everybody else does.
create table list_columns (
  user_id integer not null references users (id),
  list text not null check (list in ('registrations', 'submissions', 'users')),
  columns text[] not null,
  primary key (user_id, list)
);

create trigger list_columns_stay_erased before insert or update on list_columns
  for each row execute function refuse_erased_person();
