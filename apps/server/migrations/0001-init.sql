-- The first schema. Invariants that a race could break live here, not only in the code:
-- one registration per person and event, seats never above capacity, a review outcome
-- always complete, ids never reused.

create extension if not exists pg_trgm;

-- Facts about this installation: demo mark, demo clock offset, keys made at the first start.
create table installation (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table users (
  id integer generated always as identity primary key,
  name text not null check (name <> '' and length(name) <= 200),
  email text not null check (email <> '' and length(email) <= 320),
  profile_pic text,
  role text not null default 'USER' check (role in ('USER', 'EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DELETED')),
  is_internal boolean not null default false,
  registered_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index users_email_key on users (lower(email));
create index users_status_idx on users (status, id);
create index users_name_trgm_idx on users using gin (name gin_trgm_ops);
create index users_email_trgm_idx on users using gin (email gin_trgm_ops);

-- Who a person is at the identity provider: issuer and subject, never the e-mail address.
create table identities (
  issuer text not null,
  subject text not null,
  user_id integer not null references users (id),
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_user_id_idx on identities (user_id);

create table profiles (
  user_id integer primary key references users (id),
  mobile text not null check (mobile ~ '^[0-9]{10}$'),
  dob date not null,
  gender text not null check (gender in ('MALE', 'FEMALE', 'OTHER')),
  address text not null check (address <> '' and length(address) <= 300),
  college_name text not null check (college_name <> '' and length(college_name) <= 200),
  college_address text not null check (college_address <> '' and length(college_address) <= 300),
  updated_at timestamptz not null default now()
);

-- The token itself is only in the browser: here is its SHA-256.
create table sessions (
  token_hash bytea primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user_id_idx on sessions (user_id);
create index sessions_expires_at_idx on sessions (expires_at);

-- A sign-in under way, bound to the browser that began it and used once.
create table sign_in_attempts (
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_attempts_expires_at_idx on sign_in_attempts (expires_at);

create table events (
  id integer generated always as identity primary key,
  title text not null check (title <> '' and length(title) <= 200),
  description text not null default '' check (length(description) <= 10000),
  event_banner text check (length(event_banner) <= 2048),
  event_details_url text check (length(event_details_url) <= 2048),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE', 'DELETED')),
  internal_event boolean not null default false,
  requires_submission boolean not null default false,
  registration_open timestamptz not null,
  registration_close timestamptz not null,
  submission_start timestamptz,
  submission_close timestamptz,
  event_date date,
  event_questions jsonb not null default '{}',
  description_word_limit integer check (description_word_limit > 0),
  capacity integer check (capacity > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint events_registration_window check (registration_close > registration_open),
  constraint events_submission_window check (
    case when requires_submission
      then submission_start is not null and submission_close is not null
        and submission_close > submission_start and submission_start >= registration_close
      else submission_start is null and submission_close is null
    end
  )
);
create index events_title_trgm_idx on events using gin (title gin_trgm_ops);

-- Seats taken stand beside the event, so that a rush updates a narrow row. No check against
-- capacity: an organiser may lower it below what is taken; nobody can then join.
create table event_seats (
  event_id integer primary key references events (id),
  taken integer not null default 0 check (taken >= 0)
);

create table registrations (
  id integer generated always as identity primary key,
  event_id integer not null references events (id),
  user_id integer not null references users (id),
  status text not null default 'PENDING' check (status in ('PENDING', 'SHORTLISTED', 'REJECTED')),
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  -- The questions as they stood when they were answered.
  questions jsonb not null check (jsonb_typeof(questions) = 'object'),
  registered_on timestamptz not null,
  review_remarks text check (length(review_remarks) <= 2000),
  reviewed_at timestamptz,
  reviewed_by integer references users (id),
  version integer not null default 1,
  constraint registrations_once unique (event_id, user_id),
  constraint registrations_reviewed check (
    (status = 'PENDING') = (reviewed_at is null) and (reviewed_at is null) = (reviewed_by is null)
  )
);
create index registrations_user_idx on registrations (user_id, id);
create index registrations_event_idx on registrations (event_id, id);
create index registrations_status_idx on registrations (status, id);
create index registrations_registered_on_idx on registrations (registered_on, id);

create table submissions (
  id integer generated always as identity primary key,
  event_id integer not null references events (id),
  user_id integer not null references users (id),
  registration_id integer not null references registrations (id),
  status text not null default 'PENDING'
    check (status in ('PENDING', 'ACCEPTED', 'REJECTED', 'RESUBMISSION_REQUIRED')),
  -- The revision that counts; its words are in submission_revisions.
  revision integer not null default 1 check (revision > 0),
  submitted_at timestamptz not null,
  review_remarks text check (length(review_remarks) <= 2000),
  reviewed_at timestamptz,
  reviewed_by integer references users (id),
  version integer not null default 1,
  constraint submissions_once unique (event_id, user_id),
  constraint submissions_reviewed check (
    (status = 'PENDING') = (reviewed_at is null) and (reviewed_at is null) = (reviewed_by is null)
  )
);
create index submissions_user_idx on submissions (user_id, id);
create index submissions_event_idx on submissions (event_id, id);
create index submissions_status_idx on submissions (status, id);
create index submissions_submitted_at_idx on submissions (submitted_at, id);

create table submission_revisions (
  submission_id integer not null references submissions (id),
  revision integer not null check (revision > 0),
  work_link text not null check (work_link <> '' and length(work_link) <= 2048),
  demo_or_alternate_link text check (length(demo_or_alternate_link) <= 2048),
  description text not null check (description <> '' and length(description) <= 10000),
  submitted_at timestamptz not null,
  -- The judgement of this revision, kept when a later one takes its place.
  status text not null default 'PENDING'
    check (status in ('PENDING', 'ACCEPTED', 'REJECTED', 'RESUBMISSION_REQUIRED')),
  review_remarks text check (length(review_remarks) <= 2000),
  reviewed_at timestamptz,
  reviewed_by integer references users (id),
  primary key (submission_id, revision)
);
alter table submissions add constraint submissions_current_revision
  foreign key (id, revision) references submission_revisions (submission_id, revision)
  deferrable initially deferred;

-- One row per change, written in the change's own transaction. No personal values, only that
-- a personal field changed.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id integer references users (id),
  actor_role text,
  action text not null,
  subject_type text not null,
  subject_id integer,
  changes jsonb not null default '{}',
  request_id text
);
create index audit_subject_idx on audit (subject_type, subject_id, id);
create index audit_actor_idx on audit (actor_id, id);
create index audit_action_idx on audit (action, id);

-- The first answer to a keyed request, replayed to its repetitions.
create table idempotency_keys (
  user_id integer not null references users (id) on delete cascade,
  endpoint text not null,
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  status integer not null,
  response jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, endpoint, key)
);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);
