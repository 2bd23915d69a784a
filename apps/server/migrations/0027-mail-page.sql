-- For organisers, who look through mails by their state, newest first.
create index notifications_by_mail_idx on notifications (mail, id) where mail <> 'none';
-- How often a mail was tried that failed for good.
create index jobs_failed_key_idx on jobs (kind, key) where failed_at is not null;

-- A job can end for good without having said so to its mail: its process was killed again and again, or
-- what it found made it fail. Nobody is to wait for that mail.
create function note_failed_mail() returns trigger language plpgsql as $$
begin
  update notifications set mail = 'failed', mail_error = new.last_error
  where id = new.key::bigint and mail = 'waiting';
  return null;
end $$;

create trigger jobs_note_failed_mail after update of failed_at on jobs
  for each row when (new.kind = 'mail.send' and old.failed_at is null and new.failed_at is not null)
  execute function note_failed_mail();

-- Each kind of job is looked for by itself: of some a process takes no more than two at a time, and must
-- not pass over thousands of them on the way to another.
create index jobs_due_idx on jobs (kind, run_at, id) where failed_at is null;
drop index jobs_run_at_idx;
