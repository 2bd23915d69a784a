-- From when until when an announcement stands as a strip above the events of whoever was told; by the business
-- clock. Which one stands there follows from these alone, and from what the person has read.
alter table announcements add column strip_from timestamptz;
alter table announcements add column strip_until timestamptz;
alter table announcements add check ((strip_from is null) = (strip_until is null));
alter table announcements add check (strip_until > strip_from);
create index announcements_strip_idx on announcements (strip_until) where strip_until is not null;
