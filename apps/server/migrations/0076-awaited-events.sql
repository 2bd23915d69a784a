-- Whoever chose how decisions reach them chose it, too, of an event that is deleted while they wait for it.
insert into notification_choices (user_id, kind, in_app, by_mail)
  select user_id, 'awaited-event-deleted', in_app, by_mail
  from notification_choices where kind = 'registration-decided';
