-- What a new event asks at first becomes a part of what editions say; all begin with the product's own question.
create function with_questions(content jsonb) returns jsonb language sql as $body$
  select case when content is null or content = '{}' then content
    else '{"registration": {"questions": null}}'::jsonb || content end
$body$;

update editions set content = with_questions(content), version = version + 1, updated_at = now()
where content <> '{}';
update edition_versions set content = with_questions(content);
update edition_drafts set content = with_questions(content) where content is not null;
update edition_schedules set content = with_questions(content);

drop function with_questions;
