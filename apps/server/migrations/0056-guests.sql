-- People without an account, for a round and a while (ADR 61).
create table guests (
  id integer generated always as identity primary key,
  round_id integer not null references rounds (id) on delete cascade,
  -- Others come with later releases, which widen this.
  purpose text not null default 'judge' check (purpose in ('judge')),
  -- null once it was removed: what they did stays, of 'a judge'.
  name text check (name <> '' and length(name) <= 100),
  made_by integer not null references users (id),
  made_at timestamptz not null,
  -- Of the link; null once it opens nothing any more.
  link_hash bytea unique,
  -- The device that took the link: its session, its own key by which it may press again, and the
  -- browser in plain words. All null while nobody has it.
  session_hash bytea unique,
  press_hash bytea,
  device text,
  -- By real time, as sessions live.
  begun_at timestamptz,
  last_seen_at timestamptz,
  -- When another device was refused last, by real time; null: none since.
  refused_at timestamptz,
  constraint guests_taken check ((session_hash is null) = (press_hash is null)
    and (session_hash is null or begun_at is not null))
);
create index guests_by_round on guests (round_id);
create index guests_by_maker on guests (made_by);

-- A guest is a judge of their round like others. People are told apart by one number: guests have
-- those below zero.
alter table judges drop constraint judges_known;
alter table judges
  add column guest_id integer unique references guests (id) on delete cascade,
  add constraint judges_known check (num_nonnulls(user_id, email, guest_id) = 1);
alter table judges
  add column person_id integer generated always as (coalesce(user_id, -guest_id)) stored;
create index judges_by_person_number on judges (person_id);

-- Who did it, where that was somebody without an account.
alter table audit add column guest_id integer references guests (id);
create index audit_guest_idx on audit (guest_id) where guest_id is not null;
