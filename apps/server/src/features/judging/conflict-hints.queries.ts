import type { Acquaintance } from '@pratibha/domain/judging/conflict-hints';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { RoundRow } from './rounds.queries.ts';

type Known = Acquaintance & { readonly id: number };

/** Judges of a round with what says whom they may know. */
export async function findAcquaintances(
  db: Kysely<DB>,
  roundId: number,
): Promise<(Known & { readonly hasAnswered: boolean })[]> {
  const { rows } = await sql<Known & { hasAnswered: boolean }>`
    select judges.id, profiles.college_name as college, profiles.mobile,
      coalesce(users.email, judges.email) as email,
      judges.answered_at is not null as "hasAnswered"
    from judges
    left join users on users.id = judges.user_id
    left join profiles on profiles.user_id = judges.user_id
    where judges.round_id = ${roundId} and judges.state in ('asked', 'accepted')
    order by judges.id`.execute(db);
  return rows;
}

/** The accounts of these addresses, by their ids. */
export async function findAccounts(db: Kysely<DB>, emails: readonly string[]): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select users.id, profiles.college_name as college, profiles.mobile, users.email
    from users left join profiles on profiles.user_id = users.id
    where lower(users.email collate "C") = any(${emails}::text[]) and users.erased_at is null
    `.execute(db);
  return rows;
}

type AuthoredWork = Known & {
  readonly user_id: number;
  readonly name: string;
  readonly texts: string[];
};

/** Works that a round judges, or could while it is prepared, with whoever made them. */
export async function findAuthoredWorks(
  db: Kysely<DB>,
  round: Pick<RoundRow, 'id' | 'event_id' | 'opened_at'>,
): Promise<AuthoredWork[]> {
  const { rows } = await sql<AuthoredWork>`
    select submissions.id, submissions.user_id, users.name, users.email, profiles.mobile,
      profiles.college_name as college,
      array[revision.description, revision.work_link,
        coalesce(revision.demo_or_alternate_link, '')] as texts
    from submissions
    join users on users.id = submissions.user_id and users.erased_at is null
    left join profiles on profiles.user_id = users.id
    left join round_works as work on work.submission_id = submissions.id
      and work.round_id = ${round.id}
    join submission_revisions as revision on revision.submission_id = submissions.id
      and revision.revision = coalesce(work.revision, submissions.revision)
    where submissions.event_id = ${round.event_id} and case when ${round.opened_at !== null}
      then work.round_id is not null and work.out_because is null
      else submissions.status <> 'REJECTED' end
    order by submissions.id`.execute(db);
  return rows;
}

type Pair = { readonly judge_id: number; readonly submission_id: number };

/** What organisers have lifted. */
export function findLiftedHints(db: Kysely<DB>, roundId: number): Promise<Pair[]> {
  return db
    .selectFrom('lifted_hints')
    .innerJoin('judges', 'judges.id', 'lifted_hints.judge_id')
    .select(['lifted_hints.judge_id', 'lifted_hints.submission_id'])
    .where('judges.round_id', '=', roundId)
    .execute();
}

/** Notes that hints are lifted; whatever else is found between these two is lifted with them. */
export async function insertLifted(
  db: Kysely<DB>,
  judgeId: number,
  submissionIds: readonly number[],
  at: Date,
): Promise<void> {
  await sql`insert into lifted_hints (judge_id, submission_id, at)
    select ${judgeId}, id, ${at} from unnest(${submissionIds}::int[]) as id
    on conflict do nothing`.execute(db);
}
