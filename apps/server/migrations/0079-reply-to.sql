-- Where answers to mails go (ADR 79): to people. That of an event stands before that of the installation; without
-- either a mail says that nobody reads them. The checks let nothing in that a header or a list of addresses is made of.
create table mail_replies (
  one boolean primary key default true check (one),
  reply_to text check (length(reply_to) <= 254 and reply_to ~ '^[[:alnum:]_.+-]+@[[:alnum:]_.-]+$'),
  -- Whoever saved an older one is refused.
  version integer not null
);

alter table events add column reply_to text
  check (length(reply_to) <= 254 and reply_to ~ '^[[:alnum:]_.+-]+@[[:alnum:]_.-]+$');
