-- A year of the competition is a row: what its pages say, its dates, its links. Domain says what the
-- content may be (packages/domain/src/editions/).
create table editions (
  id integer generated always as identity primary key,
  -- Names it where people read it, such as '2030'.
  slug text not null unique,
  status text not null check (status in ('draft', 'live', 'archived')),
  -- Empty until the first start writes what every installation begins with.
  content jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- The pages are those of one edition.
create unique index editions_live_idx on editions (status) where status = 'live';
insert into editions (slug, status) values ('first', 'live');

create function live_edition() returns integer stable language sql
  return (select id from public.editions where status = 'live');

-- An event belongs to the edition in which it was made.
alter table events
  add column edition_id integer not null default live_edition() references editions (id);
create index events_edition_idx on events (edition_id);

-- Every process renders its pages again.
create function notice_editions() returns trigger language plpgsql as $$
begin
  perform pg_notify('editions', '');
  return null;
end $$;

create trigger editions_changed after insert or update or delete on editions
  for each statement execute function notice_editions();
