-- What a new event asks at first becomes a part of what editions say; all begin with the product's own question. And
-- the product's privacy notice told of everything but these; one that a college wrote itself stays.
create function with_questions(content jsonb) returns jsonb language sql as $body$
  select case when content is null or content = '{}' then content
    when content #>> '{legal,privacy,text}' is null then '{"registration": {"questions": null}}'::jsonb || content
    else '{"registration": {"questions": null}}'::jsonb || content || jsonb_build_object('legal',
      jsonb_set(content -> 'legal', '{privacy,text}', to_jsonb(replace(replace(
        content #>> '{legal,privacy,text}',
        'when, and whether you read it.',
        'when, and whether you read it; what you chose to be told by mail, and an address that refused our mails.'),
        $old$- **A link for your calendar**, if you make one, as a fingerprint only.
$old$,
        $new$- **A link for your calendar**, if you make one, as a fingerprint only.
- **A wish to be erased**, with its reason if you gave one, until it is fulfilled or taken back.
- **Of organisers** also the events they work on, the keys they made for programs, as fingerprints, and what of these pages they wrote.
$new$))))
  end
$body$;

update editions set content = with_questions(content), version = version + 1, updated_at = now()
where content <> '{}';
update edition_versions set content = with_questions(content);
update edition_drafts set content = with_questions(content) where content is not null;
update edition_schedules set content = with_questions(content);

drop function with_questions;
