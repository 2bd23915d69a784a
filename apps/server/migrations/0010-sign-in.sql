-- Addresses are compared by the small letters of A to Z alone. In other locales lower() also makes
-- k of the Kelvin sign (U+212A) and i of İ, and whoever holds such an address passes for the owner
-- of the plain one. Nobody signs up with other letters any more; who did before is told of here.
drop index users_email_key;
create unique index users_email_key on users (lower(email collate "C"));

do $$
declare
  found integer;
  first_ids text;
begin
  select count(*), string_agg(id::text, ', ' order by id) filter (where n <= 20)
    into found, first_ids
    from (select id, row_number() over (order by id) as n from users
      where octet_length(email) > char_length(email)) as odd;
  if found > 0 then
    raise warning 'accounts whose e-mail address has other letters than a to z: % (the first ids: %). Each may pass for another person; see "Addresses with other letters" in docs/operations.md', found, first_ids;
  end if;
end $$;

-- The oldest sign-ins of one browser make room for its newest.
create index sign_in_attempts_browser_idx on sign_in_attempts (browser_hash, created_at);
