import type { LinkReason, LinkState } from '@pratibha/domain/links/link-states';
import { sql } from 'kysely';
import type { TestDatabase } from './database.ts';

type Checked = {
  readonly link?: string;
  readonly state?: LinkState;
  readonly reason?: LinkReason | null;
  readonly opened_at?: string | null;
};

/** A link of the revision that counts of a work, as it was found. @returns its id */
export async function createCheckedLink(
  { kysely }: Pick<TestDatabase, 'kysely'>,
  submissionId: number,
  {
    link = `https://gone.example/${submissionId}`,
    state = 'opens',
    reason,
    opened_at,
  }: Checked = {},
): Promise<number> {
  const { id } = await kysely
    .insertInto('link_checks')
    .values({
      ...{ link, state, host: new URL(link).hostname, checked_at: sql`now()` },
      reason: reason ?? (state === 'opens' ? null : 'not-found'),
      is_sure: state !== 'opens',
      opened_at: opened_at ?? null,
      next_at: sql`now() + interval '1 day'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into link_uses (submission_id, revision, n, check_id)
    select id, revision, 1 + (
      select count(*) from link_uses where submission_id = works.id and revision = works.revision
    ), ${id} from submissions as works where id = ${submissionId}`.execute(kysely);
  return id;
}

/** The same of one that its student is told of. */
export const createBrokenLink = (database: Pick<TestDatabase, 'kysely'>, submissionId: number) =>
  createCheckedLink(database, submissionId, { state: 'does-not-open' });
