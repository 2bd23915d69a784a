-- The currency of the prizes becomes a part of what editions say. Workshops that nobody announced stood with a day of
-- long ago and the site of the college as their form; now they stand without.
create function with_currency(content jsonb) returns jsonb language sql as $body$
  select case when content is null or content = '{}' then content else
    content
      || jsonb_build_object('prizes', '{"currency": "Nrs."}'::jsonb || coalesce(content -> 'prizes', '{}'))
      || case when content #>> '{workshops,closes}' < '2010'
        then jsonb_build_object('workshops',
          content -> 'workshops' || '{"opens": null, "closes": null, "formUrl": null}')
        else '{}' end
  end
$body$;

-- As they were said: this is no other version.
update editions set content = with_currency(content) where content <> '{}';
update edition_versions set content = with_currency(content);
update edition_drafts set content = with_currency(content) where content is not null;
update edition_schedules set content = with_currency(content);

drop function with_currency;

-- Until somebody publishes, nothing is said: what the first start wrote is no version, and comes back by no press.
delete from edition_versions using editions
  where editions.id = edition_versions.edition_id and not editions.set_up;
update edition_schedules set version = 0
  where edition_id in (select id from editions where not set_up);
update editions set content = '{}', version = 0 where not set_up;
-- Where somebody has published since, the first version is still what the first start wrote; before 0035 it was what
-- visitors read.
delete from edition_versions using editions, migrations
  where editions.id = edition_versions.edition_id and editions.version > 1
    and edition_versions.number = 1 and edition_versions.author is null
    and migrations.name like '0035-%' and edition_versions.at > migrations.applied_at;

-- The competition of its edition that an event was made for; null: its title says which.
alter table events add column competition text;
-- The events that are made together with what waits to be published.
alter table edition_schedules add column events jsonb not null default '[]';
