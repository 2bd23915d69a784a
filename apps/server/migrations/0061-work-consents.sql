-- What whoever handed in says of showing their work, and of naming them with it (ADR 62). Without a row they
-- said no.
create table work_consents (
  submission_id integer primary key references submissions (id) on delete cascade,
  user_id integer not null references users (id),
  show_work boolean not null,
  name_with_work boolean not null,
  said_at timestamptz not null
);
create index work_consents_by_person on work_consents (user_id);

create trigger work_consents_stay_erased before insert or update on work_consents
  for each row execute function refuse_erased_person();
