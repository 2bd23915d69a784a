-- When on its day an event is, and where: beside its day, which stays. Hours are those of the clock in the
-- competition's zone, so that they go along where the day is moved.
alter table events
  add column starts_at text check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column ends_at text check (ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column ends_on date,
  add column venue_name text,
  add column venue_room text,
  add column venue_address text,
  add column venue_map_url text,
  add column what_to_bring text;

-- That of an event is to be told to whom is registered, once nothing of it has changed for a while; `said` is what
-- they knew before. A row goes when it is told.
create table event_place_changes (
  event_id integer primary key references events (id),
  -- The version of the event with which it changed last.
  version integer not null,
  said jsonb not null
);

-- The venue that its events have where they name none becomes a part of what editions say; so far there was none.
create function with_venue(content jsonb) returns jsonb language sql as $body$
  select case when content is null or content = '{}' then content
    else '{"venue": {"name": null, "room": null, "address": null, "map": null}}'::jsonb || content end
$body$;

update editions set content = with_venue(content), version = version + 1, updated_at = now()
where content <> '{}';
update edition_versions set content = with_venue(content);
update edition_drafts set content = with_venue(content) where content is not null;
update edition_schedules set content = with_venue(content);

drop function with_venue;
