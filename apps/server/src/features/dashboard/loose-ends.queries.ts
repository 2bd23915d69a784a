import type { LooseEnds } from '@pratibha/contract/loose-ends';
import { eventsWhere, mayDo } from '@pratibha/domain/access';
import type { Grantee } from '@pratibha/domain/grants';
import { DAY_MS } from '@pratibha/domain/time/competition-time';
import { type Kysely, sql } from 'kysely';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/** Prepared decisions are old after so many days. */
const OLD_PREPARED_DAYS = 2;

/** Rounds that are open in which works have no judge, of the events whose judging is theirs. */
async function withoutJudges(db: Kysely<DB>, actor: Grantee, now: Date) {
  const { rows } = await sql<LooseEnds['without_judges'][number]>`
    select rounds.id as round_id, rounds.title as round_title, events.title as event_title,
      count(*)::int as works
    from rounds join events on events.id = rounds.event_id
      join round_works as work on work.round_id = rounds.id and work.out_because is null
    where events.status <> 'DELETED' and rounds.manner = 'remote'
      and rounds.opened_at is not null and rounds.closes_at > ${now}
      and ${isOneOf('rounds.event_id', eventsWhere('judging.organise', actor))}
      and not exists (
        select from assignments join judges on judges.id = assignments.judge_id
        where assignments.round_id = rounds.id and not assignments.is_ended
          and assignments.submission_id = work.submission_id and judges.state = 'accepted'
      )
    group by rounds.id, events.title order by rounds.closes_at, rounds.id limit 20`.execute(db);
  return rows;
}

/** Decisions that were prepared days ago, and that no release will make. */
async function oldPrepared(db: Kysely<DB>, actor: Grantee, now: Date) {
  const before = new Date(now.getTime() - OLD_PREPARED_DAYS * DAY_MS);
  const { rows } = await sql<LooseEnds['old_prepared'][number]>`
    select prepared.event_id, events.title as event_title,
      count(*) filter (where prepared.kind = 'registration')::int as registrations,
      count(*) filter (where prepared.kind = 'submission')::int as submissions
    from prepared_decisions as prepared join events on events.id = prepared.event_id
    where prepared_at < ${before} and events.status <> 'DELETED'
      and ${isOneOf('prepared.event_id', eventsWhere('decisions.send', actor))}
      and not exists (
        select from decision_release_rows as meant
          join decision_releases as release on release.id = meant.release_id
        where release.ended_at is null and meant.outcome is null
          and meant.kind = prepared.kind and meant.row_id = prepared.row_id
      )
    group by prepared.event_id, events.title order by prepared.event_id limit 20`.execute(db);
  return rows;
}

/** How many questions of students wait in the events in which they may respond. */
async function enquiries(db: Kysely<DB>, actor: Grantee): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from enquiries join events on events.id = event_id
    where response is null and events.status <> 'DELETED'
      and ${isOneOf('event_id', eventsWhere('enquiries.respond', actor))}`.execute(db);
  return rows[0]?.waiting ?? 0;
}

async function resultEnquiries(db: Kysely<DB>, actor: Grantee) {
  const { rows } = await sql<LooseEnds['result_enquiries'][number]>`
    select asked.round_id, events.title as event_title, count(*)::int as waiting
    from result_enquiries as asked join rounds on rounds.id = asked.round_id
      join events on events.id = rounds.event_id
    where asked.response is null and events.status <> 'DELETED'
      and ${isOneOf('rounds.event_id', eventsWhere('judging.organise', actor))}
    group by asked.round_id, events.title order by asked.round_id limit 20`.execute(db);
  return rows;
}

type OfMail = Pick<LooseEnds, 'failed_mails' | 'refused_addresses' | 'nobody_reads_replies'>;

/** What became of mails; nothing for those whose business it is not. */
async function mails(db: Kysely<DB>, actor: Grantee): Promise<OfMail> {
  const nothing = { failed_mails: 0, refused_addresses: 0, nobody_reads_replies: false };
  if (!mayDo('mails.manage', actor)) return nothing;
  const { rows } = await sql<OfMail>`
    select
      (select count(*)::int from notifications
        where mail = 'failed' and tell_at > now() - interval '14 days') as failed_mails,
      (select count(*)::int from refused_addresses) as refused_addresses,
      (select is_open from mail_queue) and
        (select reply_to from mail_replies) is null as nobody_reads_replies`.execute(db);
  return rows[0] ?? nothing;
}

async function publications(db: Kysely<DB>, actor: Grantee) {
  if (!mayDo('editions.write', actor)) return [];
  const { rows } = await sql<LooseEnds['publications'][number]>`
    select edition_id, slug as edition from edition_schedules
      join editions on editions.id = edition_id
    where failure is not null order by publish_at, edition_id`.execute(db);
  return rows;
}

async function announcements(db: Kysely<DB>, actor: Grantee) {
  if (!mayDo('announcements.write', actor)) return [];
  const { rows } = await sql<LooseEnds['announcements'][number]>`
    select id as announcement_id, subject from announcements
    where failure is not null order by send_at, id limit 20`.execute(db);
  return rows;
}

/** What may be forgotten, as far as it is this person's to see to. */
export async function findLooseEnds(db: Kysely<DB>, actor: Grantee, now: Date): Promise<LooseEnds> {
  const [rounds, prepared, asked, results, ofMail, editions, announced] = await Promise.all([
    withoutJudges(db, actor, now),
    oldPrepared(db, actor, now),
    enquiries(db, actor),
    resultEnquiries(db, actor),
    mails(db, actor),
    publications(db, actor),
    announcements(db, actor),
  ]);
  return {
    without_judges: rounds,
    old_prepared: prepared,
    enquiries: asked,
    result_enquiries: results,
    ...ofMail,
    publications: editions,
    announcements: announced,
  };
}
