-- How many are shortlisted for an event and come, at most; an event takes perhaps more registrations than that
-- (`capacity`). Empty: as many as are decided on.
alter table events add column seats integer check (seats > 0);

-- Who asks to be told, once, that the registration of an event opens, or that a seat of it is free. The row goes when
-- they are told.
create table asked_notices (
  event_id integer not null references events (id) on delete cascade,
  user_id integer not null references users (id),
  about text not null check (about in ('opens', 'seat-free')),
  asked_at timestamptz not null,
  primary key (event_id, user_id)
);
create index asked_notices_user_idx on asked_notices (user_id);

create trigger asked_notices_stay_erased before insert or update on asked_notices
  for each row execute function refuse_erased_person();

-- Whoever chose how dates reach them chose it of these, too.
insert into notification_choices (user_id, kind, in_app, by_mail)
  select user_id, kinds.kind, in_app, by_mail
  from notification_choices as chosen
    cross join unnest(array['registration-opens', 'seat-free']) as kinds (kind)
  where chosen.kind = 'submission-opens';
