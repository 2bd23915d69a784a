-- How somebody's name stands on the certificates of an edition (ADR 70). Without a name here it is the profile's.
-- All instants are by the business clock.
create table certificate_names (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  edition_id integer not null references editions (id),
  -- When the person was asked for it; null: nobody asked.
  asked_at timestamptz,
  name text check (name <> '' and length(name) <= 100),
  -- When the person said it last, and when that was their one correction.
  said_at timestamptz,
  corrected_at timestamptz,
  -- By an organiser, last.
  set_at timestamptz,
  set_by integer references users (id),
  constraint certificate_names_once unique (user_id, edition_id),
  constraint certificate_names_set check ((set_at is null) = (set_by is null)),
  constraint certificate_names_said check (
    (name is not null) = (said_at is not null or set_at is not null)
    and (corrected_at is null or said_at is not null))
);
create index certificate_names_by_edition on certificate_names (edition_id);

create trigger certificate_names_stay_erased before insert or update of user_id, name on certificate_names
  for each row execute function refuse_erased_person();

-- What became of the mail with the link of whoever has no account; none: nothing was to be sent.
alter table certificates add column link_mail text not null default 'none'
  check (link_mail in ('none', 'waiting', 'sent', 'refused', 'failed'));
alter table certificates add column link_mail_error text;
