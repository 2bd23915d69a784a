-- A conflict holds in every round of its person. Results that are frozen are as they were made: what is noted later
-- takes nothing from them (ADR 61). By real time, as the clock of a demo may be set back.
alter table conflicts add column noted_at timestamptz not null default clock_timestamp();
alter table result_snapshots add column held_at timestamptz not null default clock_timestamp();

-- Of a code for a room: in which of the rooms of a presented round it was scanned; null: it names none.
alter table guest_requests add column room smallint check (room > 0);
