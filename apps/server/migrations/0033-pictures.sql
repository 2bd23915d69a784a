-- Pictures that editions name. Only what this server made of an upload is kept: turned upright, without
-- what a camera notes in it. The name is the SHA-256 of the picture itself, so the same one is kept once,
-- and its addresses never mean another.
create table pictures (
  id integer generated always as identity primary key,
  file text not null unique check (file ~ '^[0-9a-f]{64}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- What parts of it are cut from, as WebP.
  bytes bytea not null,
  created_at timestamptz not null default now()
);

-- The sizes and formats that pages show.
create table picture_renditions (
  picture_id integer not null references pictures (id) on delete cascade,
  width integer not null check (width > 0),
  type text not null check (type in ('avif', 'webp')),
  bytes bytea not null,
  primary key (picture_id, width, type)
);

-- They are compressed already.
alter table pictures alter column bytes set storage external;
alter table picture_renditions alter column bytes set storage external;
