-- Whether the footer's map waits for a press becomes a part of what editions say; so far it came by itself. And sentences
-- of the product's own that were not true or hard to read are said anew, where a college left them word for word.
create function with_map(content jsonb) returns jsonb language sql as $body$
  select case when content is null or content = '{}' then content
    when jsonb_typeof(content -> 'place') = 'object'
      then jsonb_set(said, '{place}', '{"mapOnPress": false}'::jsonb || (said -> 'place'))
    else said end
  from (select replace(replace(replace(content::text,
    'The map in the footer comes from openstreetmap.org, and only once you ask for it.',
    'The map in the footer comes from openstreetmap.org: when you press “Show the map” or, where the organisers allow it, by itself once you reach the end of a page.'),
    ' In the database stands only a fingerprint of the key that your browser holds.', ''),
    'With the account you have: there is no password of ours.',
    'With the account you have: you need no extra password.')::jsonb as said) as rewritten
$body$;

update editions set content = with_map(content), version = version + 1, updated_at = now()
where content <> '{}';
update edition_versions set content = with_map(content);
update edition_drafts set content = with_map(content) where content is not null;
update edition_schedules set content = with_map(content);

drop function with_map;
