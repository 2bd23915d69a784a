-- Works that every judge of a round gets, late sheets that count (ADR 55), and who copied an
-- earlier sheet from paper (ADR 58).
alter table round_works add column is_common boolean not null default false;

alter table earlier_sheets add column paper_by integer references users (id);
create index earlier_sheets_by_copyist on earlier_sheets (paper_by) where paper_by is not null;

-- It arrived after the end, and an organiser lets it count.
alter table score_sheets add column is_counted_late boolean not null default false;
