-- The languages that people read (ADR 86).
-- Null: not known yet; the first sign-in after this takes what the browser prefers.
alter table users add column language text check (language in ('en', 'ne'));

-- What organisers wrote, in another language: by the text itself, so that what is copied into a new
-- year brings it along, and what is changed is missing again.
create table translations (
  id integer generated always as identity primary key,
  language text not null check (language in ('ne')),
  source text not null check (source <> ''),
  text text not null check (text <> ''),
  -- Written for what somebody was told of a decision; it goes with the last who was told it.
  is_remark boolean not null default false,
  -- Null: whoever wrote it was erased, or it came with the demo.
  updated_by integer references users (id) on delete set null,
  updated_at timestamptz not null
);
create unique index translations_once on translations (language, md5(source));
create index translations_by_author on translations (updated_by);

-- Every process hears of it, as the dictionary is kept in memory.
create function tell_of_translations() returns trigger language plpgsql as $$
begin
  perform pg_notify('translations', '');
  return null;
end $$;
create trigger translations_told after insert or update or delete on translations
  for each statement execute function tell_of_translations();
