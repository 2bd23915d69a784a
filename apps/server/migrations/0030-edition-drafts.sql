-- What organisers write of a year before it is published, one for each edition. Apart from the edition,
-- so that no process renders its pages again when somebody types.
create table edition_drafts (
  edition_id integer primary key references editions (id) on delete cascade,
  -- Null: as what is published.
  content jsonb,
  -- Goes up with whatever becomes of it: whoever saved an older one is refused.
  revision integer not null default 1,
  saved_at timestamptz not null,
  saved_by integer references users (id)
);

-- Drafts that wait for their instant, as they were when somebody said so.
create table edition_schedules (
  edition_id integer primary key references editions (id) on delete cascade,
  content jsonb not null,
  -- What was published then: what was published since is merged with it.
  version integer not null,
  note text check (length(note) <= 400),
  publish_at timestamptz not null,
  publish_by integer references users (id),
  -- Why it was not published at its instant, and where.
  failure text,
  failed_fields jsonb not null default '[]'
);
create index edition_schedules_due_idx on edition_schedules (publish_at) where failure is null;

-- Everything that was ever published.
create table edition_versions (
  id integer generated always as identity primary key,
  edition_id integer not null references editions (id) on delete cascade,
  number integer not null,
  content jsonb not null,
  -- Null: by the first start, a command, or a release that did not write it down.
  author integer references users (id),
  at timestamptz not null,
  note text check (length(note) <= 400),
  unique (edition_id, number)
);
insert into edition_versions (edition_id, number, content, at)
  select id, version, content, updated_at from editions where content <> '{}';

-- Whoever publishes keeps the version, also a command, the first start or an older release beside this one.
create function keep_edition_version() returns trigger language plpgsql as $$
begin
  if new.content <> '{}' then
    insert into public.edition_versions (edition_id, number, content, at)
      values (new.id, new.version, new.content, new.updated_at)
      on conflict (edition_id, number) do update set content = excluded.content;
  end if;
  return null;
end $$;

create trigger editions_version_kept after insert or update of content, version on editions
  for each row execute function keep_edition_version();
