import { rm } from 'node:fs/promises';
import type { WorkshopClass } from '@pratibha/contract/workshops';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allThatIsTold } from '../testing/all-that-is-told.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createClass } from '../testing/class-factories.ts';
import { createEvent, createRegistration, createSubmission } from '../testing/factories.ts';
import type { HttpClient } from '../testing/http-client.ts';
import { smallWeb, unhurried } from '../testing/small-web.ts';
import { UNLIMITED } from '../testing/stress/unlimited.ts';

/*
 * Classes of workshops are events, and none of the lists, counts, cards, files and pages of before
 * knows them: whatever anybody can read is the same to the byte, status and headers, whether there
 * are classes with people in them or not. What tells them is named here.
 */

/** What tells classes, or everything of one person. */
const TELLS_CLASSES = [
  /^\/$/,
  /^\/user\/workshops$/,
  /^\/api\/user\/(workshops\/classes|data)$/,
  /^\/api\/admin\/(workshops|translation-groups)$/,
  /^\/api\/admin\/users\/\d+\/record$/,
  /^\/api\/admin\/registrations\/\d+\/context$/,
];

const web = smallWeb();
let product: TestApp;
let clients: readonly (readonly [string, HttpClient])[];
let student: SignedInClient;
let other: SignedInClient;
let ids: readonly number[];

beforeAll(async () => {
  product = await startTestApp({ web: { ...web, allowance: unhurried() }, limits: UNLIMITED });
  const { database } = product;
  student = await product.as('USER');
  other = await product.as('USER');
  const event = await createEvent(database, { title: 'Chess', capacity: 3 });
  const withWorks = await createEvent(database, { title: 'Robots', requires_submission: true });
  const { id } = await createRegistration(database, {
    ...{ event_id: event.id, user_id: student.user.id },
  });
  const work = await createSubmission(database, {
    ...{ event_id: withWorks.id, user_id: student.user.id },
  });
  // Event, registration, work and person are each the first, so that one number finds all.
  expect([id, work.id, student.user.id]).toEqual([event.id, event.id, event.id]);
  ids = [event.id];
  clients = [
    ['a visitor', product.anonymous()],
    ['who takes the class', student],
    ['an event admin', await product.as('EVENT_ADMIN')],
    ['a super admin', await product.as('SUPER_ADMIN')],
  ];
});
afterAll(async () => {
  await product.close();
  await rm(web.distDir, { recursive: true });
});

async function everything() {
  const told = new Map<string, string>();
  for (const [who, client] of clients)
    for (const [path, text] of await allThatIsTold(client, ids)) told.set(`${who}: ${path}`, text);
  return told;
}

function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return [...before].flatMap(([at, text]) => (after.get(at) === text ? [] : [at]));
}

test('everything is told as before, but by what tells classes', async () => {
  const before = await everything();
  const { database } = product;
  const one = await createClass(database, { title: 'Hidden Workshop', speakers: ['Asha Rai'] });
  await createClass(database, { title: 'Hidden Workshop', event_date: '2025-07-18' });
  await createClass(database, { title: 'Hidden Workshop', status: 'INACTIVE' });
  await createRegistration(database, { event_id: one.id, user_id: student.user.id });
  await createRegistration(database, { event_id: one.id, user_id: other.user.id });

  const found = differing(before, await everything());
  const paths = new Set(found.map((at) => at.slice(at.indexOf(': ') + 2)));
  const told = (path: string) => TELLS_CLASSES.some((each) => each.test(path));
  expect([...paths].filter((path) => !told(path))).toEqual([]);
  expect(paths.has('/api/user/workshops/classes')).toBe(true);
  const listed = (await student.get('/api/user/workshops/classes')).json<WorkshopClass[]>();
  expect(listed.map(({ is_registered }) => is_registered)).toEqual([false, true]);
});
