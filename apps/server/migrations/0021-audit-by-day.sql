-- The audit is looked through by days: the newest of some days are found at once, however many years
-- came after them.
create index audit_at_idx on audit (at, id);
