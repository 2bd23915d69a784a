-- Lists are found by any answer and by the college of a person (ADR 77). What is registered waits for no list of
-- entries to be worked off later, so that no registration of a rush does it for all others.
create index registrations_answers_idx on registrations using gin (answers) with (fastupdate = off);
create index profiles_college_idx on profiles (lower(college_name));
create index registrations_reviewed_by_idx on registrations (reviewed_by, id);
create index submissions_reviewed_by_idx on submissions (reviewed_by, id);
