-- What the product stores is said by the release that stores it: its list goes out of the privacy notices that
-- have it as the product brought it. One that a college wrote itself stays.
create function with_stored(content jsonb) returns jsonb language sql as $body$
  select case when content #>> '{legal,privacy,text}' is null then content
    else jsonb_set(content, '{legal,privacy,text}', to_jsonb(replace(
      content #>> '{legal,privacy,text}', $list$- **Your account**: name, e-mail address and the address of your picture, as the service you sign in with gives them, the number by which that service knows you, and when you joined and last signed in. There is no password here.
- **Your profile**, as you enter it: mobile number, date of birth, gender, address, and the name and address of your college.
- **Your part in the competition**: the events you registered for and your answers to their questions, the works you submitted with every version of them, and what the organisers decided and remarked.
- **Messages to you**: what you were told in the product and by mail, when, and whether you read it; what you chose to be told by mail, and an address that refused our mails.
- **Sessions**: when you signed in and were last here, on which devices you are signed in.
- **A record of changes**: who changed what and when, so that decisions can be explained.
- **A link for your calendar**, if you make one, as a fingerprint only.
- **A wish to be erased**, with its reason if you gave one, until it is fulfilled or taken back.
- **Of organisers** also the events they work on, the keys they made for programs, as fingerprints, what of these pages they wrote, and which announcements wait in their name.$list$, '{{what_is_stored}}')))
  end
$body$;

-- Visitors read the same words: this is no other version.
update editions set content = with_stored(content)
where content is distinct from with_stored(content);
update edition_versions set content = with_stored(content)
where content is distinct from with_stored(content);
update edition_drafts set content = with_stored(content)
where content is distinct from with_stored(content);
update edition_schedules set content = with_stored(content)
where content is distinct from with_stored(content);

drop function with_stored;
