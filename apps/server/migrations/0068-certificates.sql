-- Certificates, and what they are issued for beside works, awards and score sheets (ADR 70).

-- Who came to an event, as an organiser said; it changes no status, and nothing follows from it by itself.
create table attendances (
  registration_id integer primary key references registrations (id) on delete cascade,
  said_at timestamptz not null,
  said_by integer not null references users (id)
);

-- Who helped, with an account or without one.
create table volunteers (
  id integer generated always as identity primary key,
  edition_id integer not null references editions (id),
  -- null: with the whole year.
  event_id integer references events (id),
  name text not null check (name <> '' and length(name) <= 100),
  email text not null check (email = lower(email collate "C") and length(email) <= 254),
  entered_at timestamptz not null,
  entered_by integer not null references users (id),
  constraint volunteers_once unique nulls not distinct (edition_id, event_id, email)
);
create index volunteers_by_event on volunteers (event_id);
create index volunteers_by_address on volunteers (email);

-- One issuing of many: whom it is for is fixed when it is asked for, and a job works it off in pieces. Each
-- is called by what it is for, such as 'prize:12:u34:a5'.
create table certificate_runs (
  id integer generated always as identity primary key,
  edition_id integer not null references editions (id),
  -- null: of several.
  event_id integer references events (id),
  asked_at timestamptz not null,
  asked_by integer not null references users (id),
  keys text[] not null check (cardinality(keys) > 0),
  -- So many of them were looked at.
  looked_at integer not null default 0,
  -- By the job that does it; null: it goes on.
  ended_at timestamptz,
  -- Whoever asked may not do so any more.
  failure text check (failure in ('author-may-not'))
);
create index certificate_runs_by_edition on certificate_runs (edition_id, id);

create table certificates (
  id integer generated always as identity primary key,
  -- Printed on it: the year, and letters that nobody takes for others.
  number text not null constraint certificates_number_key unique
    check (number ~ '^[0-9]{4}-[0-9ABCDEFGHJKMNPQRSTVWXYZ]{6}$'),
  kind text not null check (kind in ('taken-part', 'prize', 'judge', 'volunteer', 'workshop')),
  edition_id integer not null references editions (id),
  -- null: of the whole year.
  event_id integer references events (id),
  -- Whose it is; none of them once a volunteer was taken off the list.
  user_id integer references users (id),
  guest_id integer references guests (id),
  volunteer_id integer references volunteers (id) on delete set null,
  -- As it is printed; null once it was erased.
  name text check (name <> '' and length(name) <= 100),
  award text check (award <> ''),
  award_id integer references awards (id),
  day date not null,
  -- Of a key by which it proves itself; which one is said in what is signed, too.
  key_id text not null,
  -- The claims as they were signed (COSE_Sign1); null once the name in them was erased.
  signed bytea,
  -- Of the link by which somebody without an account has it.
  link_code text constraint certificates_link_key unique check (length(link_code) >= 22),
  -- Of the page that its holder shows others; null: none was asked for.
  share_code text constraint certificates_share_key unique check (length(share_code) >= 22),
  run_id integer references certificate_runs (id),
  issued_at timestamptz not null,
  issued_by integer not null references users (id),
  revoked_at timestamptz,
  revoked_by integer references users (id),
  revoke_reason text check (revoke_reason <> '' and length(revoke_reason) <= 500),
  -- The one that says what this one should have said.
  replaced_by integer unique references certificates (id),
  constraint certificates_of_one check (num_nonnulls(user_id, guest_id, volunteer_id) <= 1),
  constraint certificates_erased check ((name is null) = (signed is null)),
  constraint certificates_prize check ((kind = 'prize') = (award is not null)
    and (award is null) = (award_id is null)),
  constraint certificates_revoked check (
    (revoked_at is null) = (revoked_by is null) and (revoked_at is null) = (revoke_reason is null)
    and (replaced_by is null or revoked_at is not null)
  )
);
-- Of two who issue the same at the same moment one finds it done. An award is told by its words: those of
-- corrected results are other rows. Whoever is no longer told apart may stand there any number of times.
create unique index certificates_once on certificates
  (kind, edition_id, event_id, award, user_id, guest_id, volunteer_id) nulls not distinct
  where revoked_at is null and num_nonnulls(user_id, guest_id, volunteer_id) = 1;
create index certificates_by_person on certificates (user_id);
create index certificates_by_guest on certificates (guest_id) where guest_id is not null;
create index certificates_by_volunteer on certificates (volunteer_id)
  where volunteer_id is not null;
create index certificates_by_event on certificates (event_id, id);
create index certificates_by_edition on certificates (edition_id, id);
create index certificates_by_award on certificates (award_id) where award_id is not null;
create index certificates_by_run on certificates (run_id);

create trigger certificates_stay_erased before insert or update of user_id, name on certificates
  for each row when (new.user_id is not null and new.name is not null)
  execute function refuse_erased_person();

-- What was signed never changes: a name can only be erased.
create function keep_what_was_signed() returns trigger language plpgsql as $$
begin
  raise exception 'what a certificate says does not change';
end $$;
create trigger certificates_stay_as_signed before update on certificates for each row when (
  (old.number, old.kind, old.edition_id, old.event_id, old.award, old.award_id, old.day, old.key_id)
    is distinct from
  (new.number, new.kind, new.edition_id, new.event_id, new.award, new.award_id, new.day, new.key_id)
  or new.name is distinct from old.name and new.name is not null
  or new.signed is distinct from old.signed and new.signed is not null
) execute function keep_what_was_signed();

-- PDFs of many in one file, made in pieces; both by real time, after which they are gone.
create table certificate_zips (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  -- null: of several events, or the whole year.
  event_id integer references events (id),
  certificate_ids integer[] not null check (cardinality(certificate_ids) > 0),
  asked_at timestamptz not null,
  ended_at timestamptz,
  failed_at timestamptz
);
create index certificate_zips_by_person on certificate_zips (user_id, id);
create trigger certificate_zips_stay_erased before insert on certificate_zips
  for each row execute function refuse_erased_person();

create table certificate_zip_files (
  zip_id integer not null references certificate_zips (id) on delete cascade,
  certificate_id integer not null references certificates (id),
  bytes bytea not null,
  primary key (zip_id, certificate_id)
);
-- They are compressed already.
alter table certificate_zip_files alter column bytes set storage external;
