-- The gallery (ADR 65). By what everybody knows a work that is shown: it says nothing of how many there are,
-- and of none that is not shown whether it is there.
alter table work_consents add column shown_as uuid not null default gen_random_uuid();
alter table work_consents add constraint work_consents_shown_as unique (shown_as);

-- A work that is no longer accepted is gone from the gallery of every process (ADR 6). Only where an event has
-- results somebody is shown: decisions before that send no notice.
create function tell_of_shown_work() returns trigger language plpgsql as $$
begin
  perform pg_notify('results', '') where exists (
    select from work_consents
      join rounds on rounds.event_id = new.event_id
      join result_snapshots on result_snapshots.round_id = rounds.id
    where work_consents.submission_id = new.id and work_consents.show_work);
  return null;
end $$;
create trigger submissions_told after update of status on submissions
  for each row when ((old.status = 'ACCEPTED') <> (new.status = 'ACCEPTED'))
  execute function tell_of_shown_work();
