-- Results of rounds: what was frozen, approved and released, and the awards of it (ADR 61).
create table result_snapshots (
  id integer generated always as identity primary key,
  round_id integer not null references rounds (id),
  number smallint not null check (number > 0),
  -- Of the formula by which works were ranked.
  formula smallint not null,
  -- Numbers and opaque ids alone, never names: those are looked up when they are shown.
  content jsonb not null,
  -- Over the canonical bytes of the content.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Whether everybody sees ranks below the awards, and may compute them again.
  shows_ranks boolean not null,
  offers_check boolean not null,
  frozen_at timestamptz not null,
  frozen_by integer not null references users (id),
  approved_at timestamptz,
  approved_by integer references users (id),
  -- From when everybody sees it, which may lie ahead (ADR 51); null: nobody does.
  released_at timestamptz,
  released_by integer references users (id),
  -- When people were told.
  told_at timestamptz,
  -- One that was thawed after its release is shown until the next one is.
  thawed_at timestamptz,
  thawed_by integer references users (id),
  thaw_reason text check (thaw_reason <> '' and length(thaw_reason) <= 500),
  constraint result_snapshots_numbered unique (round_id, number),
  constraint result_snapshots_approved check ((approved_at is null) = (approved_by is null)),
  constraint result_snapshots_by_another check (approved_by <> frozen_by),
  constraint result_snapshots_released check ((released_at is null) = (released_by is null)),
  constraint result_snapshots_thawed check (
    (thawed_at is null) = (thawed_by is null) and (thawed_at is null) = (thaw_reason is null)
  )
);
-- Of two who freeze a round one is refused.
create unique index result_snapshots_frozen on result_snapshots (round_id) where thawed_at is null;
create index result_snapshots_due on result_snapshots (released_at)
  where released_at is not null and told_at is null;

create table awards (
  id integer generated always as identity primary key,
  snapshot_id integer not null references result_snapshots (id) on delete cascade,
  place smallint not null check (place > 0),
  submission_id integer not null references submissions (id),
  title text not null check (title <> '' and length(title) <= 120),
  prize text not null check (length(prize) <= 300),
  -- Of the prizes of the competition; null: a special award.
  position smallint check (position > 0),
  -- Why it goes to this one of equal works, or against the order.
  tie_note text check (tie_note <> '' and length(tie_note) <= 500),
  constraint awards_in_order unique (snapshot_id, place)
);
create index awards_by_work on awards (submission_id);

-- What whoever handed in does not read as a judge wrote it: held back, or put otherwise.
create table settled_comments (
  sheet_id integer primary key references score_sheets (id) on delete cascade,
  is_held boolean not null,
  -- In the place of what the judge wrote; null: as it is.
  comment text check (comment <> '' and length(comment) <= 4000),
  settled_at timestamptz not null,
  settled_by integer not null references users (id)
);
