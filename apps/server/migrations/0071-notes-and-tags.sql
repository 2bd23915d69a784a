-- What organisers tell each other of a person, a registration or a work (ADR 72). Students are never told of it.
create table notes (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('registration', 'submission', 'user')),
  -- Whom it is about: whoever registered or handed in, or the person themselves.
  user_id integer not null references users (id),
  -- Null: of the person, and of no event.
  event_id integer references events (id),
  registration_id integer references registrations (id) on delete cascade,
  submission_id integer references submissions (id) on delete cascade,
  row_id integer not null generated always as (coalesce(registration_id, submission_id, user_id)) stored,
  author_id integer not null references users (id),
  -- Of organisers who are mentioned it holds the ids: @{12}.
  text text not null check (text <> '' and length(text) <= 5000),
  -- By the business clock, as the other.
  written_at timestamptz not null,
  edited_at timestamptz,
  version integer not null default 1,
  check ((kind = 'registration') = (registration_id is not null)),
  check ((kind = 'submission') = (submission_id is not null)),
  check ((kind = 'user') = (event_id is null))
);
create index notes_by_row on notes (kind, row_id);
create index notes_by_person on notes (user_id);
create index notes_by_registration on notes (registration_id);
create index notes_by_submission on notes (submission_id);

create trigger notes_stay_erased before insert or update on notes
  for each row execute function refuse_erased_person();

-- Which organisers a note mentions.
create table note_mentions (
  note_id integer not null references notes (id) on delete cascade,
  user_id integer not null references users (id),
  primary key (note_id, user_id)
);

-- Words by which organisers sort rows, of one event or (null) for all.
create table tags (
  id integer generated always as identity primary key,
  event_id integer references events (id),
  label text not null check (label <> '' and length(label) <= 60)
);
-- Each once, however it is written.
create unique index tags_once on tags (coalesce(event_id, 0), lower(label));

create table tagged (
  tag_id integer not null references tags (id) on delete cascade,
  kind text not null check (kind in ('registration', 'submission', 'user')),
  user_id integer not null references users (id),
  registration_id integer references registrations (id) on delete cascade,
  submission_id integer references submissions (id) on delete cascade,
  row_id integer not null generated always as (coalesce(registration_id, submission_id, user_id)) stored,
  primary key (kind, row_id, tag_id),
  check ((kind = 'registration') = (registration_id is not null)),
  check ((kind = 'submission') = (submission_id is not null))
);
create index tagged_by_tag on tagged (tag_id, kind, row_id);
create index tagged_by_person on tagged (user_id);
create index tagged_by_registration on tagged (registration_id);
create index tagged_by_submission on tagged (submission_id);

create trigger tagged_stay_erased before insert on tagged
  for each row execute function refuse_erased_person();
