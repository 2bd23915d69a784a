import type { SeenPart } from '@pratibha/contract/seen-files';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openFinalDesk } from '../../testing/finals-desk.ts';
import { beginTestGuest } from '../../testing/guest-factories.ts';
import { createHandedFile, testPart, ZIP_FACTS } from '../../testing/handed-factories.ts';
import { type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';
import { assignAll, createConflict } from '../../testing/judging-factories.ts';

/* What judges see of the files of works, in blind rounds and in others. */

const PAGE = 'https://school.example/work/7K3M9QX2T5R8W1ZB';

let product: TestApp;
let desk: JudgingDesk;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  desk = await openJudgingDesk(product);
});

async function judged(is_blind: boolean) {
  const of = await desk.judged({ is_blind });
  const submission_id = of.works[0]?.id ?? 0;
  const poster = await createHandedFile(product.database, {
    ...{ submission_id, name: 'sita-rai.jpg', bytes: `poster of ${submission_id}` },
    previews: { '1-480': 'our picture' },
  });
  const zip = await createHandedFile(product.database, {
    ...{ submission_id, name: 'sita.zip', bytes: `zip of ${submission_id}` },
    ...{ part: testPart({ id: 'code', name: 'Code', kind: 'zip' }), facts: ZIP_FACTS },
    media_type: 'application/zip',
  });
  const parts = async () => (await of.client.get(`${of.url}/parts`)).json<SeenPart[]>();
  const at = (file: { id: number }, rest: string) => `${of.url}/files/${file.id}/${rest}`;
  return { ...of, submission_id, poster, zip, parts, at };
}

test('a work has its parts, files with what was found of them, and originals', async () => {
  const { client, poster, zip, parts, at } = await judged(false);
  expect(await parts()).toMatchObject([
    {
      ...{ id: 'poster', name: 'Poster' },
      files: [
        {
          ...{ id: poster.id, name: 'sita-rai.jpg', sha256: poster.sha256, kind: 'jpeg' },
          ...{ width: 1_240, height: 1_754, previews: [{ page: 1, width: 480 }] },
        },
      ],
    },
    {
      id: 'code',
      files: [{ id: zip.id, entry_count: 2, readme: 'By Sita Rai', previews: [] }],
    },
  ]);
  const { text, headers } = await client.get(at(poster, 'original'));
  expect(text).toBe(poster.bytes.toString());
  expect(headers['content-disposition']).toContain('sita-rai.jpg');
  expect((await client.get(at(poster, 'previews/1-480'))).text).toBe('our picture');
});

describe('in a blind round', () => {
  test('there are previews alone, and nothing that names anybody', async () => {
    const { client, url, poster, zip, parts, at } = await judged(true);
    const { text } = await client.get(`${url}/parts`);
    expect(text).not.toMatch(/sita|Sita|README|index/);
    expect(text).not.toContain(poster.sha256);
    expect((await parts()).flatMap(({ files }) => files)).toMatchObject([
      { id: poster.id, name: null, sha256: null, findings: [], width: 1_240 },
      { id: zip.id, name: null, sha256: null, entries: null, entry_count: null, readme: null },
    ]);
    for (const file of [poster, zip]) {
      expect((await client.get(at(file, 'original'))).problem).toBe('not-found');
    }
    const picture = await client.get(at(poster, 'previews/1-480'));
    expect([picture.status, picture.text]).toEqual([200, 'our picture']);
    expect(JSON.stringify(picture.headers)).not.toMatch(/sita|disposition/);
    expect(JSON.stringify(picture.headers)).not.toContain(poster.sha256);
  });

  test('nor is there the address of the page of a work, which has the code of its receipt', async () => {
    for (const [is_blind, link] of [
      [true, ''],
      [false, PAGE],
    ] as const) {
      const { client, url, submission_id } = await judged(is_blind);
      await product.database.pool.query(
        'update submission_revisions set work_link = $2 where submission_id = $1',
        [submission_id, PAGE],
      );
      expect((await client.get(url)).json()).toMatchObject({ work_link: link });
    }
  });

  test('a judge has no way to the file beside it', async () => {
    const { client, poster } = await judged(true);
    for (const side of ['user', 'admin']) {
      const { status } = await client.get(`/api/${side}/files/${poster.id}/original`);
      expect(status).toBeGreaterThanOrEqual(403);
    }
  });
});

describe('nothing of it is there', () => {
  test('for whoever judges it not, or no longer', async () => {
    const { client, judge, submission_id, round, url, poster, at } = await judged(false);
    const paths = [`${url}/parts`, at(poster, 'original'), at(poster, 'previews/1-480')];
    const another = await judged(false);
    for (const path of paths) {
      expect((await another.client.get(path)).problem).toBe('not-found');
      expect((await client.get(path)).status).toBe(200);
    }
    await createConflict(product.database, {
      ...{ round_id: round.id, user_id: (await product.as('USER')).user.id, submission_id },
    });
    expect((await client.get(`${url}/parts`)).status).toBe(200);
    await product.database.pool.query(
      `insert into conflicts (judge_id, submission_id, origin, at)
       values ($1, $2, 'declared', now())`,
      [judge.id, submission_id],
    );
    for (const path of paths) expect((await client.get(path)).problem).toBe('not-found');
  });

  test('of a file of another work, or of another revision', async () => {
    const { client, url, submission_id } = await judged(false);
    const other = await judged(false);
    const path = (id: number) => `${url}/files/${id}/previews/1-480`;
    expect((await client.get(path(other.poster.id))).problem).toBe('not-found');
    await product.database.pool.query(
      `insert into submission_revisions (submission_id, revision, work_link, description,
         submitted_at)
       select submission_id, 2, work_link, description, submitted_at from submission_revisions
       where submission_id = $1`,
      [submission_id],
    );
    const later = await createHandedFile(product.database, {
      ...{ submission_id, revision: 2, bytes: 'sent again', previews: { '1-480': 'later' } },
    });
    expect((await client.get(path(later.id))).problem).toBe('not-found');
  });

  test('before the window of the round', async () => {
    const { client, url, poster, round, at } = await judged(false);
    await product.database.pool.query(
      `update rounds set opens_at = $2, closes_at = $3 where id = $1`,
      [round.id, '2025-08-01T00:00:00Z', '2025-08-05T00:00:00Z'],
    );
    for (const path of [`${url}/parts`, at(poster, 'original'), at(poster, 'previews/1-480')]) {
      expect((await client.get(path)).problem).toBe('not-found');
    }
  });
});

test('a work with a link alone has no parts', async () => {
  const { client, assignments } = await desk.judged();
  expect((await client.get(`/api/judge/works/${assignments[1]}/parts`)).json()).toEqual([]);
});

describe('in a final that goes on', () => {
  test('both works are seen by their pictures, and by nobody whom it does not ask', async () => {
    const final = await openFinalDesk(product, await product.as('ADMIN'));
    const work = final.works[0]?.id ?? 0;
    const file = await createHandedFile(product.database, {
      ...{ submission_id: work, name: 'sita.jpg', previews: { '1-480': 'compared' } },
    });
    const { client, id } = await final.judge();
    const url = `/api/judge/rounds/${final.round.id}/final/works/1`;
    const paths = [`${url}/parts`, `${url}/files/${file.id}/previews/1-480`];
    const statuses = async (of = client) =>
      Promise.all(paths.map(async (path) => (await of.get(path)).status));
    expect(await statuses()).toEqual([404, 404]);
    expect((await final.begin()).status).toBe(201);
    expect(await statuses()).toEqual([200, 200]);
    const { text } = await client.get(`${url}/parts`);
    expect(JSON.parse(text)).toMatchObject([{ files: [{ id: file.id, name: null }] }]);
    expect(text).not.toContain('sita');
    expect((await client.get(`${url.replace(/1$/, '2')}/parts`)).json()).toEqual([]);
    expect(await statuses(await product.as({ profile: null }))).toEqual([403, 403]);
    await product.database.pool.query(
      `insert into conflicts (judge_id, submission_id, origin, at)
       values ($1, $2, 'declared', now())`,
      [id, work],
    );
    expect(await statuses()).toEqual([404, 404]);
    await final.settle('called-off');
    expect((await client.get(`${url.replace(/1$/, '2')}/parts`)).status).toBe(404);
  });
});

test('a guest without an account sees the works that are theirs', async () => {
  const { round, submission_id } = await judged(false);
  const file = await createHandedFile(product.database, {
    ...{ submission_id, bytes: 'for a guest', previews: { '1-480': 'seen by a guest' } },
  });
  const { user } = await product.as('ADMIN');
  const begun = await beginTestGuest(product, { round_id: round.id, made_by: user.id });
  const [at = 0] = await assignAll(product.database, begun.guest.judgeId);
  const url = `/api/judge/works/${at}`;
  expect((await begun.client.get(`${url}/parts`)).status).toBe(200);
  const picture = await begun.client.get(`${url}/files/${file.id}/previews/1-480`);
  expect(picture.text).toBe('seen by a guest');
  expect((await begun.client.get(`/api/admin/files/${file.id}/original`)).status).toBe(401);
});
