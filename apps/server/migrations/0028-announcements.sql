-- What organisers tell many people at once, shared by all organisers. Who wrote or sent one stands in the
-- audit alone. Placeholders are filled when it is shown or sent: nothing of a person stands here.
create table announcements (
  id integer generated always as identity primary key,
  subject text not null check (length(subject) <= 400),
  text text not null check (length(text) <= 20000),
  -- In the bell and by mail, or in the bell alone.
  channel text not null check (channel in ('mail', 'bell')),
  -- Whose list the recipients are found in, and its filters.
  source text not null check (source in ('users', 'registrations', 'submissions')),
  filters jsonb not null,
  state text not null default 'draft'
    check (state in ('draft', 'template', 'scheduled', 'sent', 'stopped')),
  -- By the business clock: when it is to go, then when it went.
  send_at timestamptz,
  -- How many people there were at that moment.
  recipients integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  check ((state in ('scheduled', 'sent', 'stopped')) = (send_at is not null)),
  check ((state in ('sent', 'stopped')) = (recipients is not null))
);
create index announcements_due_idx on announcements (send_at) where state = 'scheduled';

-- The progress of one announcement, and its log.
create index notifications_announcement_idx on notifications (key) where kind = 'announcement';
