-- False until an organiser has published something: visitors then read that the site comes soon. What is
-- there already is what people read today.
alter table editions add column set_up boolean not null default true;
