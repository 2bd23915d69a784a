import type { RemarksTemplate } from '@pratibha/contract/remarks-templates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, grantEvents } from '../../testing/factories.ts';
import type { HttpResponse } from '../../testing/http-client.ts';

const PATH = '/api/admin/remarks-templates';

let product: TestApp;
let admin: SignedInClient;
let eventAdmin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
  eventAdmin = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());

function textsOf(response: HttpResponse): string[] {
  expect(response.status).toBe(200);
  return response.json<RemarksTemplate[]>().map(({ text }) => text);
}

test('what one organiser keeps, every other finds, once, and may remove', async () => {
  await admin.post(PATH, { text: ' See you there. ' });
  await eventAdmin.post(PATH, { text: 'All places are taken.' });
  const kept = await admin.post(PATH, { text: 'See you there.' });
  expect(textsOf(kept)).toEqual(['All places are taken.', 'See you there.']);
  const [newest] = (await eventAdmin.get(PATH)).json<RemarksTemplate[]>();
  expect(textsOf(await admin.delete(`${PATH}/${newest?.id}`))).toEqual(['See you there.']);
  expect((await admin.delete(`${PATH}/${newest?.id}`)).problem).toBe('not-found');
  const { rows } = await product.database.pool.query(
    `select action, changes from audit where subject_type = 'template' order by id`,
  );
  expect(rows).toEqual([
    { action: 'template.kept', changes: {} },
    { action: 'template.kept', changes: {} },
    { action: 'template.dropped', changes: {} },
  ]);
});

test('blank and overlong ones are refused, and those who only read an event have none', async () => {
  for (const text of ['', ' ', 'x'.repeat(2_001)]) {
    expect((await admin.post(PATH, { text })).problem).toBe('invalid-input');
  }
  const reader = await product.as('EVENT_ADMIN');
  const event = await createEvent(product.database);
  await grantEvents(product.database, reader.user.id, [event.id, 'read']);
  expect((await reader.get(PATH)).problem).toBe('not-allowed');
});
