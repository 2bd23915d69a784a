-- Who is to organise events and has no account yet (ADR 50). A row goes when it is accepted or withdrawn.
create table invitations (
  id integer generated always as identity primary key,
  -- As addresses are compared; another invitation takes the place of the one before.
  email text not null unique check (email = lower(email collate "C")),
  -- As the call names them: none is every event.
  event_grants jsonb not null,
  token_hash bytea not null unique,
  invited_by integer not null references users (id),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  mail text not null check (mail in ('none', 'waiting', 'sent', 'refused', 'failed')),
  mail_error text
);
create index invitations_by_inviter on invitations (invited_by);
