import type { LinkFinding, LinkReason, LinkState } from '@pratibha/domain/links/link-states';
import type { LinkToCheck } from '@pratibha/domain/links/links-of-work';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** The events with what says until when their works are judged. */
export function findEventsWithWorks(db: Kysely<DB>) {
  return db
    .selectFrom('events')
    .select([
      'id',
      'submission_close',
      sql<Date | null>`(select max(closes_at) from rounds where event_id = events.id)`.as(
        'rounds_close',
      ),
    ])
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`exists (select from submissions where event_id = events.id)`)
    .execute();
}

type Unlooked = {
  readonly submission_id: number;
  readonly revision: number;
  readonly work_link: string;
  readonly demo_or_alternate_link: string | null;
  readonly handed: readonly string[];
};

/**
 * Works whose links nobody looked for since they were handed in, the oldest first. Their people are
 * held: an erasure comes before it or after all of it.
 */
export async function findUnlooked(
  db: Kysely<DB>,
  events: readonly number[],
  most: number,
): Promise<Unlooked[]> {
  const { rows } = await sql<Unlooked>`
    select works.id as submission_id, works.revision, revisions.work_link,
      revisions.demo_or_alternate_link, array(
        select link from handed_links
        where submission_id = works.id and handed_links.revision = works.revision
        order by part, n
      ) as handed
    from submissions as works
    join submission_revisions as revisions
      on revisions.submission_id = works.id and revisions.revision = works.revision
    join users on users.id = works.user_id
    where works.event_id = any(${events}::int[]) and works.status <> 'REJECTED'
      and not exists (
        select from link_uses
        where submission_id = works.id and link_uses.revision = works.revision
      )
    order by users.id, works.id limit ${most}
    for key share of users`.execute(db);
  return rows;
}

/** Lets these links be asked soon, also those that were before, and says by what ids. */
export async function askSoon(
  db: Kysely<DB>,
  links: readonly LinkToCheck[],
): Promise<ReadonlyMap<string, number>> {
  const hosts = new Map(links.map(({ link, host }) => [link, host]));
  if (hosts.size === 0) return new Map();
  const { rows } = await sql<{ id: number; link: string }>`
    insert into link_checks (link, host)
    select link, host from unnest(
      ${[...hosts.keys()]}::text[], ${[...hosts.values()]}::text[]
    ) as asked (link, host) order by link
    on conflict (md5(link)) do update set next_at = least(link_checks.next_at, now())
    returning id, link`.execute(db);
  return new Map(rows.map(({ id, link }) => [link, id]));
}

/** A link of a work in its order; null: it has none to check. */
type NewUse = {
  readonly submission_id: number;
  readonly revision: number;
  readonly n: number;
  readonly check_id: number | null;
};

export async function insertUses(db: Kysely<DB>, uses: readonly NewUse[]): Promise<void> {
  await db
    .insertInto('link_uses')
    .values(uses)
    .onConflict((twice) => twice.doNothing())
    .execute();
}

/** That a link is one of the revision that counts of a work that is judged still. */
const isWanted = (events: readonly number[]) => sql<boolean>`exists (
  select from link_uses join submissions as works
    on works.id = link_uses.submission_id and works.revision = link_uses.revision
  where link_uses.check_id = link_checks.id and works.status <> 'REJECTED'
    and works.event_id = any(${events}::int[]))`;

export type DueLink = { readonly id: number; readonly link: string; readonly failures: number };

/**
 * Takes links that are due, of each host the one that waits longest: for some minutes nobody else
 * does, and what is not found out until then is due again.
 */
export async function takeDueLinks(
  db: Kysely<DB>,
  events: readonly number[],
  most: number,
): Promise<DueLink[]> {
  const { rows } = await sql<DueLink>`
    update link_checks set next_at = now() + interval '5 minutes'
    where next_at <= now() and id in (
      select distinct on (host) id from link_checks
      where next_at <= now() and ${isWanted(events)}
      order by host, next_at, id limit ${most}
    )
    returning id, link, failures`.execute(db);
  return rows;
}

/** Milliseconds until the next one is due; null: none is wanted. */
export async function findNextDueIn(
  db: Kysely<DB>,
  events: readonly number[],
): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select extract(epoch from min(next_at) - clock_timestamp())::float8 * 1000 as ms
    from link_checks where ${isWanted(events)}`.execute(db);
  return rows[0]?.ms ?? null;
}

/** Takes the next turn of a host. @returns in how many milliseconds it comes */
export async function takeTurn(db: Kysely<DB>, host: string): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    insert into link_hosts (host, free_at) values (${host}, clock_timestamp() + interval '1 second')
    on conflict (host) do update
      set free_at = greatest(link_hosts.free_at, clock_timestamp()) + interval '1 second'
    returning extract(epoch from free_at - interval '1 second' - clock_timestamp())::float8 * 1000
      as ms`.execute(db);
  return rows[0]?.ms ?? 0;
}

type Kept = {
  readonly finding: LinkFinding;
  readonly failures: number;
  readonly isSure: boolean;
  readonly nextInMs: number;
};

/** Keeps what was found of a link. */
export async function keepFinding(
  db: Kysely<DB>,
  id: number,
  { finding: { state, reason }, failures, isSure, nextInMs }: Kept,
): Promise<void> {
  await sql`
    update link_checks set state = ${state}, reason = ${reason}, is_sure = ${isSure},
      failures = ${failures}, checked_at = now(), next_at = now() + ${nextInMs} * interval '1 ms',
      opened_at = case when ${state === 'opens'} then now() else opened_at end
    where id = ${id}`.execute(db);
}

/** A work with a link of which its student is to be told. */
export function findConcerned(db: Kysely<DB>, checkId: number, events: readonly number[]) {
  return db
    .selectFrom('link_uses')
    .innerJoin('submissions as works', (join) =>
      join
        .onRef('works.id', '=', 'link_uses.submission_id')
        .onRef('works.revision', '=', 'link_uses.revision'),
    )
    .select(['works.id', 'works.event_id', 'works.user_id'])
    .distinct()
    .where('link_uses.check_id', '=', checkId)
    .where('works.status', '<>', 'REJECTED')
    .where(sql<boolean>`works.event_id = any(${events}::int[])`)
    .orderBy('works.user_id')
    .execute();
}

/** Removes links that no work has any more, and hosts that were not asked for a day. */
export async function removeUnused(db: Kysely<DB>): Promise<void> {
  await sql`
    delete from link_checks
    where next_at < now() - interval '1 hour'
      and not exists (select from link_uses where check_id = link_checks.id)`.execute(db);
  await sql`delete from link_hosts where free_at < now() - interval '1 day'`.execute(db);
}

type LinkOfMail = {
  readonly link: string;
  readonly state: LinkState;
  readonly reason: LinkReason | null;
};

/** The link that the notification `told` names, while a work that counts has it. */
export const linkOfMail = sql<LinkOfMail>`(
  select to_jsonb(of_link) from (
    select link, state, reason from link_checks
    where id = (told.params ->> 'link_id')::int and exists (
      select from link_uses join submissions as works
        on works.id = link_uses.submission_id and works.revision = link_uses.revision
      where link_uses.check_id = link_checks.id and works.status <> 'REJECTED'
        and works.id = (told.params ->> 'submission_id')::int and works.user_id = told.user_id
    )
  ) as of_link)`;
