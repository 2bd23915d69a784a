-- By which ways what a person is told reaches them, by kind; without a row by both. `domain/notifications` says
-- what is chosen together.
create table notification_choices (
  user_id integer not null references users (id),
  kind text not null,
  in_app boolean not null,
  by_mail boolean not null,
  primary key (user_id, kind),
  check (in_app or by_mail)
);
create trigger notification_choices_stay_erased before insert on notification_choices
  for each row execute function refuse_erased_person();

-- Whether mails that can wait do so at night; without a row they do.
create table notification_settings (
  user_id integer primary key references users (id),
  quiet_hours boolean not null
);
create trigger notification_settings_stay_erased before insert on notification_settings
  for each row execute function refuse_erased_person();

-- Until when a mail waits that could have gone: none of these makes anybody ask whether mails leave at all.
alter table notifications add column mail_after timestamptz;
create index notifications_mail_due_idx on notifications (coalesce(mail_after, tell_at))
  where mail = 'waiting';
drop index notifications_mail_idx;

-- Goes by the person's choice. What is told by mail alone and gets none is in the bell, so that nothing is lost.
-- A test of an announcement shows whoever writes it both.
create function choose_ways(told notifications) returns notifications language plpgsql as $$
declare
  chosen notification_choices;
begin
  if told.kind = 'announcement' and told.params ->> 'test' is not null then
    return told;
  end if;
  select * into chosen from notification_choices where user_id = told.user_id and kind = told.kind;
  if not found then
    return told;
  end if;
  if chosen.by_mail then
    told.seen_in_app := told.seen_in_app and chosen.in_app;
  else
    told.mail := 'none';
    told.seen_in_app := true;
  end if;
  return told;
end $$;

-- Where nothing is sent the bell has all of it. What an organiser holds back is not told yet.
create or replace function need_mail() returns trigger language plpgsql as $$
begin
  if not (select is_open from mail_queue) then
    new.mail := 'none';
  elsif new.tell_at is not null then
    new := choose_ways(new);
  end if;
  return new;
end $$;

-- It goes by the choice at the moment at which it is let go.
create function let_go() returns trigger language plpgsql as $$
begin
  return choose_ways(new);
end $$;

create trigger notifications_let_go before update of tell_at on notifications
  for each row when (old.tell_at is null and new.tell_at is not null and new.mail = 'waiting')
  execute function let_go();

-- A mail that did not reach its person, where it was to be all they get of it.
create function show_unsent() returns trigger language plpgsql as $$
begin
  new.seen_in_app := true;
  return new;
end $$;

create trigger notifications_show_unsent before update of mail on notifications
  for each row when (new.mail in ('failed', 'refused') and not new.seen_in_app)
  execute function show_unsent();
