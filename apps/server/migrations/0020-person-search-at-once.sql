-- Words of a person's name, address, mobile and college are found by one search of one index, as in
-- 0007: with an index for each table (0018), a word that many have was read from both to the end.
alter table users add column profile_search text not null default '';
comment on column users.profile_search is 'Mobile and college of the profile, kept by its trigger.';
update users set profile_search = mobile || ' ' || college_name
from profiles where profiles.user_id = users.id;

create function keep_profile_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update users set profile_search = '' where id = old.user_id;
  else
    update users set profile_search = new.mobile || ' ' || new.college_name
    where id = new.user_id
      and profile_search is distinct from new.mobile || ' ' || new.college_name;
  end if;
  return null;
end $$;
create trigger profile_searched after insert or update or delete on profiles
  for each row execute function keep_profile_search();

drop index profiles_search_idx;
create index users_person_search_idx on users
  using gin ((name || ' ' || email || ' ' || profile_search) gin_trgm_ops);
