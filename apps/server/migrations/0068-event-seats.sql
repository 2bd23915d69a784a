-- How many are shortlisted for an event and come, at most; an event takes perhaps more registrations than that
-- (`capacity`). Empty: as many as are decided on.
alter table events add column seats integer check (seats > 0);
