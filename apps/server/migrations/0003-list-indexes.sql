-- Orders that lists offer and that would otherwise sort every row.

create index users_registered_at_idx on users (registered_at, id);
create index users_lower_name_idx on users (lower(name), id);
create index users_lower_email_idx on users (lower(email), id);
create index events_lower_title_idx on events (lower(title), id);
