import { rmSync } from 'node:fs';
import path from 'node:path';
import type { JudgedRound, WorkToJudge } from '@pratibha/contract/judge';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { backup } from '../../platform/db/backup/backup.ts';
import { restore } from '../../platform/db/backup/restore.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { done, type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';
import { assignAll, createJudge } from '../../testing/judging-factories.ts';

/* What becomes of judging when somebody goes, or something happens, while it is under way. */

let product: TestApp;
let boss: SignedInClient;
let desk: JudgingDesk;

beforeAll(async () => {
  product = await startTestApp();
  boss = await product.as('SUPER_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  desk = await openJudgingDesk(product);
});

const statesOf = ({ assignments }: RoundDetails) => assignments.map(({ state }) => state);

async function erase(person: { readonly id: number; readonly email: string }): Promise<void> {
  const erased = await boss.put(`/api/admin/users/${person.id}/erase`, { confirm: person.email });
  expect(erased.problem).toBeNull();
}

test('a suspended judge is named, keeps what is not sent, and goes on when they are back', async () => {
  const { round, client, url, sheet, send } = await desk.judged();
  await client.put(`${url}/sheet`, sheet([4]));
  await send(1);
  expect((await boss.delete(`/api/admin/users/${client.user.id}`)).problem).toBeNull();
  expect((await client.get(url)).status).toBe(401);
  const now = await desk.details(round.id);
  expect(now.judges_listed).toMatchObject([{ is_suspended: true, state: 'accepted', sent: 1 }]);
  expect(statesOf(now)).toEqual(['begun', 'sent', 'not-begun']);
  expect(now.assignments.map(({ is_ended }) => is_ended)).toEqual([false, false, false]);
  const nudged = await desk.admin.post(`/api/admin/rounds/${round.id}/nudges`, { judge_ids: null });
  expect(nudged.json()).toEqual({ told: 0, too_soon: 0 });
  const proposal = await desk.admin.get(`/api/admin/rounds/${round.id}/proposal`);
  expect(proposal.json()).toMatchObject({ added: [], loads: [] });

  const back = await boss.put(`/api/admin/users/${client.user.id}`, { status: 'ACTIVE' });
  expect(back.problem).toBeNull();
  const again = await product.as(client.user.email as `${string}@${string}`);
  expect((await again.get(url)).json<WorkToJudge>().sheet?.scores).toMatchObject([{ level: 4 }]);
  const sent = await again.post(`${url}/send`, sheet([4, 4], { version: 1 }));
  expect(sent.problem).toBeNull();
});

test('an organiser who is demoted judges on, and sees nothing of the console', async () => {
  const { round } = await desk.judged();
  const both = await product.as('ADMIN');
  const judge = await createJudge(product.database, {
    ...{ round_id: round.id, user_id: both.user.id, state: 'accepted' },
  });
  const [first] = await assignAll(product.database, judge.id);
  const demoted = await boss.put(`/api/admin/users/${both.user.id}`, { role: 'USER' });
  expect(demoted.problem).toBeNull();
  expect((await both.get(`/api/admin/rounds/${round.id}`)).status).toBe(403);
  const [judged] = (await both.get('/api/judge/rounds')).json<JudgedRound[]>();
  expect(judged).toMatchObject({ id: round.id, works: 3 });
  expect((await both.get(`/api/judge/works/${first}`)).status).toBe(200);
  const { judges_listed } = await desk.details(round.id);
  expect(judges_listed.map(({ is_organiser }) => is_organiser)).toEqual([false, false]);
});

test('of an erased student no word stays, whatever was given', async () => {
  const { round, client, works, send, sheet } = await desk.judged();
  await send(0, sheet([5, 1], { comment: 'Seldom said', note: 'Seldom noted' }));
  const cell = (await desk.details(round.id)).assignments[0];
  const reason = 'Seldom reasoned';
  await done(desk.admin.put(`/api/admin/sheets/${cell?.sheet_id}`, { counts: false, reason }));
  const { rows } = await product.database.pool.query<{ id: number; email: string; name: string }>(
    `update users set name = 'Sarita Distinctive' from submissions
     where submissions.user_id = users.id and submissions.id = $1
     returning users.id, users.email, users.name`,
    [works[0]?.id],
  );
  const [author] = rows;
  if (!author) throw new Error('nobody made the work');
  await erase(author);
  const seen = [
    await desk.admin.get(`/api/admin/rounds/${round.id}`),
    await desk.admin.get(`/api/admin/rounds/${round.id}/export`),
    await desk.admin.get(`/api/admin/sheets/${cell?.sheet_id}`),
    await boss.get('/api/admin/audit?subject_type=sheet'),
    await client.get('/api/user/data'),
    await client.get(`/api/judge/rounds/${round.id}`),
  ];
  for (const { status, text } of seen) {
    expect(status).toBe(200);
    for (const word of ['Seldom', 'Distinctive', author.email]) expect(text).not.toContain(word);
  }
  const details = seen[0]?.json<RoundDetails>();
  expect(details?.works_listed[0]).toMatchObject({
    number: 1,
    out_because: 'erased',
    is_in: false,
  });
  expect(details?.assignments[0]).toMatchObject({ state: 'sent', points: 75, counts: false });
  expect(seen[1]?.text).toContain(',75,5,1,');
});

test('of an erased judge the sheets stay, and nothing names them', async () => {
  const { round, client, send, sheet } = await desk.judged();
  await send(0, sheet([5, 1], { comment: 'Well made' }));
  await product.database.pool.query(`update users set name = 'Sarita Distinctive' where id = $1`, [
    client.user.id,
  ]);
  await erase(client.user);
  const cell = (await desk.details(round.id)).assignments[0];
  const seen = [
    await desk.admin.get(`/api/admin/rounds/${round.id}`),
    await desk.admin.get(`/api/admin/rounds/${round.id}/export`),
    await desk.admin.get(`/api/admin/sheets/${cell?.sheet_id}`),
  ];
  for (const { text } of seen) {
    for (const word of ['Distinctive', client.user.email]) expect(text).not.toContain(word);
  }
  expect(seen[1]?.text).toContain('Well made');
});

test('when its edition is archived, judging goes on', async () => {
  const { round, client, send } = await desk.judged();
  await product.database.pool.query(
    `with earlier as (insert into editions (slug, status, content, version, updated_at)
       select concat('e', $1::int), 'archived', content, 1, updated_at from editions where status = 'live'
       returning id)
     update events set edition_id = earlier.id from earlier where events.id = $1`,
    [desk.event.id],
  );
  expect((await send(0)).problem).toBeNull();
  const [judged] = (await client.get('/api/judge/rounds')).json<JudgedRound[]>();
  expect(judged).toMatchObject({ state: 'open', sent: 1 });
  expect((await desk.details(round.id)).sent).toBe(1);
});

test('a backup that is put back has every sheet, of judges who go on', async () => {
  const { round, client, url, sheet, send } = await desk.judged();
  await send(1);
  await client.put(`${url}/sheet`, sheet([4]));
  const folder = temporaryFolder('judging-backup');
  const file = path.join(folder, 'judging.backup');
  await backup(product.database.pool, file);
  const database = await createTestDatabase();
  await restore(database.pool, file);
  rmSync(folder, { recursive: true });
  const later = await startTestApp({ database });
  const admin = await later.as(desk.admin.user.email as `${string}@${string}`);
  const restored = await done(admin.get(`/api/admin/rounds/${round.id}`));
  expect(restored).toEqual(await desk.details(round.id));
  const judge = await later.as(client.user.email as `${string}@${string}`);
  expect((await judge.get(url)).json<WorkToJudge>()).toEqual((await client.get(url)).json());
  const sent = await judge.post(`${url}/send`, sheet([4, 4], { version: 1 }));
  expect(sent.problem).toBeNull();
  await later.close();
  await database.close();
});

/** Whether somebody judges at all decides before it is looked for. */
const NOBODYS_ROUND = '/api/judge/rounds/2000000000';

test('what one process decides of a judge the other knows', async () => {
  const { round } = await desk.judged();
  const second = await startTestApp({ database: product.database });
  const client = await product.as('USER');
  const elsewhere = await second.as(client.user.email as `${string}@${string}`);
  const statuses = async () => [
    (await client.get(NOBODYS_ROUND)).status,
    (await elsewhere.get(NOBODYS_ROUND)).status,
  ];
  expect(await statuses()).toEqual([403, 403]);
  const asked = await done(
    desk.admin.post(`/api/admin/rounds/${round.id}/judges`, { emails: [client.user.email] }),
  );
  await eventually(async () => expect(await statuses()).toEqual([404, 404]));
  const judge = asked.judges_listed.at(-1);
  await done(desk.admin.delete(`/api/admin/judges/${judge?.id}`));
  await eventually(async () => expect(await statuses()).toEqual([403, 403]));

  const prepared = await desk.add();
  await done(
    desk.admin.post(`/api/admin/rounds/${prepared.id}/judges`, { emails: [client.user.email] }),
  );
  await eventually(async () => expect(await statuses()).toEqual([404, 404]));
  expect((await desk.admin.delete(`/api/admin/rounds/${prepared.id}`)).problem).toBeNull();
  await eventually(async () => expect(await statuses()).toEqual([403, 403]));
  await second.close();
});
