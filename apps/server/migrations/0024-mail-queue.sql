-- Whether this installation sends mails at all, as every start says: without it nobody is to wait for one.
create table mail_queue (
  one boolean primary key default true check (one),
  is_open boolean not null default false
);
insert into mail_queue default values;

create function need_mail() returns trigger language plpgsql as $$
begin
  if not (select is_open from mail_queue) then
    new.mail := 'none';
  end if;
  return new;
end $$;

create trigger notifications_need_mail before insert on notifications
  for each row when (new.mail = 'waiting') execute function need_mail();

-- A mail is a job, added in the statement that writes what it tells, whoever writes it. A second later than
-- it may go, so that its commit sends no notice (see 0013): in a rush each would take a lock.
create function queue_mails() returns trigger language plpgsql as $$
begin
  insert into jobs (kind, key, payload, run_at)
  select 'mail.send', id::text, jsonb_build_object('notification_id', id),
    greatest(tell_at, now()) + interval '1 second'
  from told where mail = 'waiting' and tell_at is not null
  on conflict do nothing;
  return null;
end $$;

create trigger notifications_queue_mails after insert on notifications
  referencing new table as told for each statement execute function queue_mails();

-- What an organiser held back and lets go.
create function queue_mail() returns trigger language plpgsql as $$
begin
  insert into jobs (kind, key, payload, run_at)
  values ('mail.send', new.id::text, jsonb_build_object('notification_id', new.id),
    greatest(new.tell_at, now()) + interval '1 second')
  on conflict do nothing;
  return null;
end $$;

create trigger notifications_queue_mail after update of tell_at on notifications
  for each row when (old.tell_at is null and new.tell_at is not null and new.mail = 'waiting')
  execute function queue_mail();
