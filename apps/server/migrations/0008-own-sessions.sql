-- People see where they are signed in, and end what they do not know. A session is named by a
-- number of its own that opens nothing; of the browser only a few plain words are kept, such as
-- 'Firefox on Windows', from a closed list.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column device text check (length(device) <= 40),
  add constraint sessions_id_key unique (id);
