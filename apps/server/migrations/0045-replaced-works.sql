-- Whether works of the event are final once they are handed in: they cannot be replaced.
alter table events add column works_once boolean not null default false;

-- When the revision that counts took the place of one on which nobody had decided; null: it did not.
alter table submissions add column replaced_at timestamptz;

-- The order of a list has no nulls.
create index submissions_replaced_at_idx
  on submissions (coalesce(replaced_at, timestamptz 'epoch'), id);
