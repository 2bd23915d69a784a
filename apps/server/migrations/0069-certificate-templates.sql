-- What the certificates of an edition say and show (ADR 69). Without a row it is what comes with the product.
create table certificate_templates (
  edition_id integer primary key references editions (id),
  content jsonb not null,
  -- Whoever saved an older one is refused.
  version integer not null check (version > 0),
  changed_at timestamptz not null
);
