-- Where a mail goes that tells somebody at the address that they had before; null: to the one they have.
alter table notifications add column mail_to text;

-- Such a mail that fails has nothing to show in the bell, which tells of the change anyway.
drop trigger notifications_show_unsent on notifications;
create trigger notifications_show_unsent before update of mail on notifications
  for each row
  when (new.mail in ('failed', 'refused') and not new.seen_in_app and new.mail_to is null)
  execute function show_unsent();

-- In whose name an announcement waits, asked again at its moment; and why it did not go then.
alter table announcements
  add column scheduled_by integer references users (id),
  add column failure text,
  add check (failure is null or state = 'scheduled');
update announcements set scheduled_by = (
  select actor_id from audit
  where subject_type = 'announcement' and subject_id = announcements.id and action = 'announcement.sent'
  order by id desc limit 1
) where state = 'scheduled';
drop index announcements_due_idx;
create index announcements_due_idx on announcements (send_at)
  where state = 'scheduled' and failure is null;
create index announcements_scheduled_by_idx on announcements (scheduled_by)
  where scheduled_by is not null;

-- The product's privacy notice promised more than organisers can do, and told of nothing that waits; one
-- that a college wrote itself stays.
create function with_privacy_notice(content jsonb) returns jsonb language sql as $body$
  select case when content #>> '{legal,privacy,text}' is null then content
    else jsonb_set(content, '{legal,privacy,text}', to_jsonb(replace(replace(
      content #>> '{legal,privacy,text}',
      'Your name and e-mail address can also be corrected by the organisers.',
      'The organisers can correct your name too, and your e-mail address as long as nobody has signed in with your account.'),
      'the keys they made for programs, as fingerprints, and what of these pages they wrote.',
      'the keys they made for programs, as fingerprints, what of these pages they wrote, and which announcements wait in their name.')))
  end
$body$;

-- As they were said: this is no other version.
update editions set content = with_privacy_notice(content)
where content is distinct from with_privacy_notice(content);
update edition_versions set content = with_privacy_notice(content)
where content is distinct from with_privacy_notice(content);
update edition_drafts set content = with_privacy_notice(content)
where content is distinct from with_privacy_notice(content);
update edition_schedules set content = with_privacy_notice(content)
where content is distinct from with_privacy_notice(content);

drop function with_privacy_notice;
