import type { OwnResult } from '@pratibha/contract/own-results';
import type { PublicResults } from '@pratibha/contract/public-results';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { eventually } from './eventually.ts';
import { HttpClient } from './http-client.ts';
import type { JudgedRound } from './results-desk.ts';

const visitor = (at: TestApp) => new HttpClient(at.app, at.origin);

/** What everybody reads of results in a process. */
export const publicly = async (at: TestApp) =>
  (await visitor(at).get('/api/public/results')).json<PublicResults[]>();

/** The awards that everybody reads in a process. */
export const titlesAt = async (at: TestApp) =>
  (await publicly(at)).flatMap(({ awards }) => awards.map(({ title }) => title));

/** Waits until everybody reads these awards in a process: it hears of a change a moment later. */
export const isSeen = (at: TestApp, titles: readonly string[]) =>
  eventually(async () => expect(await titlesAt(at)).toEqual(titles));

/** A page as a visitor of a process gets it. */
export const pageAt = (at: TestApp, path: string) => visitor(at).get(path);

/** Whoever made a work of the round. */
export async function makerOf({ database }: TestApp, { works }: JudgedRound, at: number) {
  return database.kysely
    .selectFrom('users')
    .innerJoin('submissions', 'submissions.user_id', 'users.id')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'profiles.college_name as college'])
    .where('submissions.id', '=', works[at]?.id ?? 0)
    .executeTakeFirstOrThrow();
}

/** What they read of their own work. */
export async function ownOf(product: TestApp, judged: JudgedRound, at: number) {
  const { email } = await makerOf(product, judged, at);
  const client = await product.as(email as `${string}@${string}`);
  return (await client.get('/api/user/results')).json<OwnResult[]>();
}

/** What the audit says of changes of the round by this name, the first one first. */
export async function auditedIn({ database }: TestApp, { round }: JudgedRound, action: string) {
  const { rows } = await database.pool.query<{ changes: Record<string, unknown> }>(
    'select changes from audit where action = $1 and changes @> $2 order by id',
    [action, JSON.stringify({ round: round.id })],
  );
  return rows.map(({ changes }) => changes);
}
