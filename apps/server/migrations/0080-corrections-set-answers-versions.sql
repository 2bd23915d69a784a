-- When the remarks of a decision were corrected after it (ADR 79); another status has remarks of its own.
alter table registrations add column remarks_corrected_at timestamptz;
alter table submissions add column remarks_corrected_at timestamptz;

create function forget_correction() returns trigger language plpgsql as $$
begin
  if new.status <> old.status then
    new.remarks_corrected_at := null;
  end if;
  return new;
end $$;
create trigger registrations_correction before update of status on registrations
  for each row execute function forget_correction();
create trigger submissions_correction before update of status on submissions
  for each row execute function forget_correction();

-- Whoever chose how decisions reach them chose it of these, too.
insert into notification_choices (user_id, kind, in_app, by_mail)
  select user_id, kinds.kind, in_app, by_mail
  from notification_choices as chosen
    cross join unnest(array['registration-remarks-corrected', 'work-remarks-corrected']) as kinds (kind)
  where chosen.kind = 'registration-decided';

-- Set answers: remarks with what is done along with them. Those without a title are remarks alone, of everybody; those
-- of a person are shared with nobody. `user_id` null: shared.
alter table remarks_templates alter column text drop not null;
alter table remarks_templates
  add column title text check (length(title) between 1 and 60),
  add column user_id integer references users (id),
  add column kind text check (kind in ('registration', 'submission')),
  add column decision text,
  add column tag_id integer references tags (id) on delete set null,
  add column assigns text check (assigns in ('me', 'nobody')),
  add column shortcut integer check (shortcut between 1 and 9),
  add column version integer not null default 1,
  add check (case when title is null
    then text is not null and num_nonnulls(user_id, kind, decision, tag_id, assigns, shortcut) = 0
    else kind is not null end);
drop index remarks_templates_text_idx;
create unique index remarks_templates_text_idx on remarks_templates (md5(text)) where title is null;
create index remarks_templates_user_idx on remarks_templates (user_id) where user_id is not null;
create index remarks_templates_tag_idx on remarks_templates (tag_id) where tag_id is not null;

create trigger remarks_templates_stay_erased before insert or update on remarks_templates
  for each row execute function refuse_erased_person();

-- What an event was, by the version it had: whoever changes it keeps what was before and what is since. The fields of
-- its form, as the console has them. `changed_by` null: not known, or erased.
create table event_versions (
  event_id integer not null references events (id),
  version integer not null,
  content jsonb not null,
  changed_at timestamptz not null,
  changed_by integer references users (id),
  primary key (event_id, version)
);
create index event_versions_by_idx on event_versions (changed_by) where changed_by is not null;
