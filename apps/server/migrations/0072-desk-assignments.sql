-- Which organiser works on a registration or a work (ADR 72); without a row it is nobody's.
create table desk_assignments (
  kind text not null check (kind in ('registration', 'submission')),
  registration_id integer references registrations (id) on delete cascade,
  submission_id integer references submissions (id) on delete cascade,
  row_id integer not null generated always as (coalesce(registration_id, submission_id)) stored,
  -- Whose it is.
  user_id integer not null references users (id),
  -- By the business clock.
  assigned_at timestamptz not null,
  primary key (kind, row_id),
  check ((kind = 'registration') = (registration_id is not null)),
  check ((kind = 'submission') = (submission_id is not null))
);
create index desk_assignments_by_person on desk_assignments (user_id, kind, row_id);
create index desk_assignments_by_registration on desk_assignments (registration_id);
create index desk_assignments_by_submission on desk_assignments (submission_id);

create trigger desk_assignments_stay_erased before insert or update on desk_assignments
  for each row execute function refuse_erased_person();

-- Of whose rows an organiser is told what students do; without a row of all.
create table desk_notices (
  user_id integer primary key references users (id),
  told_of text not null check (told_of in ('mine', 'mine-and-nobodys', 'all'))
);

create trigger desk_notices_stay_erased before insert or update on desk_notices
  for each row execute function refuse_erased_person();
