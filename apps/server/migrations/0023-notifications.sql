-- What a person is told, a row for each reason, in the bell and by mail. It is written in the
-- transaction of what it tells; `domain/notifications` says what the kinds and their parameters mean.
create table notifications (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id),
  kind text not null,
  -- Why: each reason once.
  key text not null,
  -- Ids, versions and codes, never names or words: what is shown is looked up when it is shown.
  params jsonb not null,
  -- Real time, as of jobs. Before it nobody is told; null is held back until an organiser lets it go.
  tell_at timestamptz default now(),
  -- Whether the bell shows it, or it comes by mail alone.
  seen_in_app boolean not null default true,
  read_at timestamptz,
  mail text not null default 'none'
    check (mail in ('none', 'waiting', 'sent', 'failed', 'refused', 'left_out')),
  mailed_at timestamptz,
  -- Without addresses.
  mail_error text,
  -- By the business clock, as what it tells.
  created_at timestamptz not null,
  constraint notifications_once unique (user_id, kind, key)
);
-- The count is asked on every page. The list of a person is short: the unique key finds and a sort orders it.
create index notifications_unread_idx on notifications (user_id, tell_at)
  where seen_in_app and read_at is null;
create index notifications_mail_idx on notifications (tell_at) where mail = 'waiting';

create trigger notifications_stay_erased before insert on notifications
  for each row execute function refuse_erased_person();
