import type { ListedPreview } from '@pratibha/contract/listed-previews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createSubmission, grantEvents } from '../../testing/factories.ts';
import { createHandedFile, testPart } from '../../testing/handed-factories.ts';

/* The pictures by which works are known in lists, of owners and of organisers. */

let product: TestApp;
let owner: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  owner = await product.as('USER');
});
afterAll(() => product.close());

const OWN = '/api/user/submissions/previews';
const ofWorks = (...ids: readonly number[]) =>
  `/api/admin/events/submissions/previews?ids=${ids.join()}`;

/** A work with a file that has pictures of two pages. */
async function pictured(user: { readonly id: number } = owner.user) {
  const event = await createEvent(product.database, { requires_submission: true });
  const { id } = await createSubmission(product.database, {
    ...{ event_id: event.id, user_id: user.id },
  });
  const file = await createHandedFile(product.database, {
    ...{ submission_id: id, bytes: `poster of ${id}` },
    previews: { '2-480': 'second page', '1-1200': 'large', '1-480': 'small' },
  });
  const told = { submission_id: id, file: file.id, page: 1, width: 480, height: 480 };
  return { id, event, file, told };
}

const told = async (client: SignedInClient, url: string) =>
  (await client.get(url)).json<ListedPreview[]>();

test('a work is told by the smallest picture of its first file that has any', async () => {
  const { id, told: picture } = await pictured();
  // What is asked for first stands first, whatever its name; and what has no picture is passed by.
  await createHandedFile(product.database, {
    ...{ submission_id: id, bytes: `another of ${id}`, previews: { '1-480': 'later' } },
    part: testPart({ id: 'a-second-part' }),
  });
  const plain = await pictured();
  await product.database.pool.query('delete from previews where sha256 = $1', [plain.file.sha256]);
  const admin = await product.as('ADMIN');
  expect(await told(admin, ofWorks(id, plain.id))).toEqual([picture]);
  const own = await told(owner, OWN);
  expect(own).toContainEqual(picture);
  expect(own.filter((each) => [id, plain.id].includes(each.submission_id))).toHaveLength(1);
  const seen = await owner.get(`/api/user/files/${picture.file}/previews/1-480`);
  expect([seen.status, seen.text]).toEqual([200, 'small']);
});

test('a revision that has no files by now has no picture', async () => {
  const { id } = await pictured();
  await product.database.pool.query(
    `insert into submission_revisions (submission_id, revision, work_link, description,
       submitted_at)
     select submission_id, 2, work_link, description, submitted_at from submission_revisions
     where submission_id = $1`,
    [id],
  );
  await product.database.pool.query('update submissions set revision = 2 where id = $1', [id]);
  expect(await told(await product.as('ADMIN'), ofWorks(id))).toEqual([]);
  expect((await told(owner, OWN)).map((each) => each.submission_id)).not.toContain(id);
});

test('nobody is told of works that they may not see', async () => {
  const [mine, other] = [await pictured(), await pictured()];
  const granted = await product.as('EVENT_ADMIN');
  await grantEvents(product.database, granted.user.id, [mine.event.id, 'read']);
  expect(await told(granted, ofWorks(mine.id, other.id))).toEqual([mine.told]);
  const stranger = await product.as('USER');
  expect(await told(stranger, OWN)).toEqual([]);
  expect((await stranger.get(ofWorks(mine.id))).status).toBe(403);
});
