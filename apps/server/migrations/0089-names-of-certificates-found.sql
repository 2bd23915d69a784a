-- A person is found by the name that they gave for certificates, too: it may be in the other script.
comment on column users.profile_search is
  'Mobile and college of the profile and the names given for certificates, kept by triggers.';

create function profile_search_of(person integer) returns text language sql stable as $$
  select concat_ws(' ',
    (select mobile || ' ' || college_name from profiles where user_id = person),
    (select string_agg(distinct name, ' ') from certificate_names where user_id = person))
$$;

create or replace function keep_profile_search() returns trigger language plpgsql as $$
declare
  person integer := case tg_op when 'DELETE' then old.user_id else new.user_id end;
begin
  -- Whoever changes the other table at the same time waits here, and then sees what this did.
  perform from users where id = person for no key update;
  update users set profile_search = profile_search_of(person)
  where id = person and profile_search <> profile_search_of(person);
  return null;
end $$;
create trigger certificate_name_searched after insert or update or delete on certificate_names
  for each row execute function keep_profile_search();

update users set profile_search = profile_search_of(id)
where id in (select user_id from certificate_names where name is not null);
