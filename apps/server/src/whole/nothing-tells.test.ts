import { rm } from 'node:fs/promises';
import type { EditionDetails } from '@pratibha/contract/editions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allThatIsRefused, allThatIsTold } from '../testing/all-that-is-told.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
  grantEvents,
} from '../testing/factories.ts';
import type { HttpClient } from '../testing/http-client.ts';
import {
  assignAll,
  createJudge,
  createNominationTitle,
  createRound,
  createSheet,
  openTestRound,
} from '../testing/judging-factories.ts';
import { createOrder } from '../testing/presentation-factories.ts';
import { smallWeb, unhurried } from '../testing/small-web.ts';
import { UNLIMITED } from '../testing/stress/unlimited.ts';

/*
 * What is not to be known yet is in the database long before: a draft, what is published or sent at
 * an instant, a decision that is prepared. Until then whoever may not know gets the very same
 * bytes from every call and every page.
 */

/** In every secret. Other tests of a limit by text must not find it by chance. */
const SECRET = 'Seldom told';
const AT = '2025-08-01T00:00:00Z';

const web = smallWeb();
let product: TestApp;
let superAdmin: SignedInClient;
let student: SignedInClient;
let otherJudge: SignedInClient;
/** An event with which the student has nothing to do. */
let other: number;
/** The event in which the student takes part, and a sheet of their work. */
let held: number;
let registration: number;
let work: number;
let sheetOfWork: number;
/** From where what is judged is numbered. */
const JUDGED_FROM = 70_000;
/** An id of everything, one of all that is judged, and one of nothing. */
const ids = [1, JUDGED_FROM, 2_000_000_000];

beforeAll(async () => {
  const allowance = unhurried();
  product = await startTestApp({ web: { ...web, allowance }, limits: UNLIMITED });
  const { database } = product;
  superAdmin = await product.as('SUPER_ADMIN');
  student = await product.as('USER');
  const taken = await createEvent(database, { holds_decisions: true, requires_submission: true });
  held = taken.id;
  const values = { event_id: held, user_id: student.user.id };
  ({ id: registration } = await createRegistration(database, values));
  ({ id: work } = await createSubmission(database, { registration_id: registration }));
  ({ id: other } = await createEvent(database, { title: 'Chess' }));
  const somebody = await createUser(database);
  await createRegistration(database, { event_id: other, user_id: somebody.id });
  otherJudge = await product.as('USER');
  const round = await createRound(database, { event_id: other });
  const judge = { round_id: round.id, user_id: otherJudge.user.id, state: 'accepted' } as const;
  await createJudge(database, judge);
  await openTestRound(database, round.id);
});
afterAll(async () => {
  await product.close();
  await rm(web.distDir, { recursive: true });
});

/** Who never learns of it before; an event admin of one event nothing of another. */
const READERS: Readonly<Record<string, () => Promise<HttpClient>>> = {
  anybody: async () => product.anonymous(),
  'the student': async () => student,
  'another student': () => product.as('USER'),
  'an event admin of another event': async () => {
    const client = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, client.user.id, [other, 'organise']);
    return client;
  },
  'a judge of another event': async () => otherJudge,
  'their program': async () => {
    const program = await product.program('EVENT_ADMIN', 'read');
    await grantEvents(product.database, program.user.id, [other, 'organise']);
    return program;
  },
};

async function edition(): Promise<EditionDetails> {
  return (await superAdmin.get('/api/admin/editions/1')).json<EditionDetails>();
}

async function saveDraft(): Promise<number> {
  const { draft_content: content, draft_revision: revision } = await edition();
  const draft = { ...content, title: SECRET, tagline: SECRET };
  const saved = await superAdmin.put('/api/admin/editions/1/draft', { content: draft, revision });
  expect(saved.problem).toBeNull();
  return (await edition()).draft_revision;
}

async function sendAnnouncement(sendAt: string | null): Promise<void> {
  const form = { subject: SECRET, text: SECRET, channel: 'mail', source: 'registrations' };
  const made = await superAdmin.post('/api/admin/announcements', form);
  expect(made.status).toBe(201);
  if (sendAt === null) return;
  const { id } = made.json<{ id: number }>();
  const sent = await superAdmin.post(`/api/admin/announcements/${id}/send`, { send_at: sendAt });
  expect(sent.problem).toBeNull();
}

/**
 * Rounds of the student's work, of which nothing is released: sheets that were sent, begun and
 * late, one that does not count, a nomination, a judge who may not judge it, and an order of
 * presentations that was taken back.
 */
async function judgeHeldWork(): Promise<void> {
  const { database } = product;
  await numberFrom(JUDGED_FROM, JUDGING_TABLES);
  const round = await createRound(database, { event_id: held, title: SECRET });
  await createRound(database, { event_id: held, title: SECRET, takes: 'handed-in' });
  const room = await createRound(database, { event_id: held, title: SECRET, manner: 'presented' });
  await openTestRound(database, room.id);
  await createOrder(database, room.id, { rooms: [SECRET], published_at: new Date() });
  await database.pool.query('update presentation_plans set published_at = null');
  const judges = [];
  for (let n = 0; n < 4; n += 1)
    judges.push(await createJudge(database, { round_id: round.id, state: 'accepted' }));
  await createJudge(database, { round_id: round.id, email: 'seldom.told@people.example' });
  await openTestRound(database, round.id);
  const written = { comment: SECRET, note: SECRET };
  const kinds = [
    written,
    { ...written, state: 'begun', sent_at: null },
    { ...written, is_late: true },
    { ...written, out_because: SECRET },
  ] as const;
  const sheets = [];
  for (const [at, judge] of judges.entries()) {
    const [assignment_id = 0] = await assignAll(database, judge.id);
    sheets.push(await createSheet(database, { assignment_id, ...kinds[at] }));
  }
  await database.pool.query(
    `insert into conflicts (judge_id, submission_id, origin, at)
     select $1, submission_id, 'declared', now() from assignments where judge_id = $1`,
    [judges[0]?.id],
  );
  const title_id = await createNominationTitle(database, { round_id: round.id, title: SECRET });
  const { submission_id } = await database.kysely
    .selectFrom('assignments')
    .select('submission_id')
    .where('round_id', '=', round.id)
    .executeTakeFirstOrThrow();
  const nominated = { title_id, judge_id: judges[1]?.id ?? 0, submission_id };
  await database.kysely
    .insertInto('nominations')
    .values({ ...nominated, reason: SECRET, saved_at: new Date() })
    .execute();
  const { rows } = await database.pool.query<{ first: number[] }>(
    `select array[(select min(id) from rounds where event_id = $1),
      (select min(id) from assignments), (select min(id) from score_sheets)] as first`,
    [held],
  );
  expect(rows[0]?.first).toEqual([JUDGED_FROM, JUDGED_FROM, JUDGED_FROM]);
  sheetOfWork = sheets[1]?.id ?? 0;
}

/** Decisions on the student's registration and work, and a release of both at an instant. */
async function prepareDecisions(): Promise<void> {
  const of = { registrations: registration, submissions: work };
  for (const [list, id] of Object.entries(of)) {
    const rows = [{ id, version: 1, prepared: null }];
    const body = { rows, status: 'REJECTED', remarks: SECRET };
    const made = await superAdmin.put(`/api/admin/${list}/prepared`, body);
    expect(made.text).toContain('"done"');
  }
  const rows = [
    { kind: 'registration', id: registration, prepared: 1 },
    { kind: 'submission', id: work, prepared: 1 },
  ];
  const path = `/api/admin/events/${held}/decision-releases`;
  expect((await superAdmin.post(path, { rows, at: AT })).status).toBe(201);
}

const JUDGING_TABLES = ['rounds', 'rubrics', 'criteria', 'judges', 'assignments', 'score_sheets'];

/** So that ids of what comes are known before it is there, and nothing else has them. */
async function numberFrom(id: number, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await product.database.pool.query(
      `select setval(pg_get_serial_sequence($1, 'id'), $2, false)`,
      [table, id],
    );
  }
}

/**
 * Whatever comes that is to be known at an instant alone joins here; the schedule comes last, as it
 * holds the draft.
 */
const SECRETS: Readonly<Record<string, () => Promise<void>>> = {
  'a draft of the edition': async () => void (await saveDraft()),
  'what is judged': judgeHeldWork,
  'what is prepared, and released at an instant': prepareDecisions,
  'an announcement that nobody sent': () => sendAnnouncement(null),
  'an announcement at an instant': () => sendAnnouncement(AT),
  'a publication at an instant': async () => {
    const publication = { revision: await saveDraft(), at: AT, note: null, accepts_warnings: true };
    const path = '/api/admin/editions/1/publish';
    expect((await superAdmin.post(path, publication)).problem).toBeNull();
  },
};

const readers = new Map<string, { client: HttpClient; before: ReadonlyMap<string, string> }>();

beforeAll(async () => {
  for (const [name, open] of Object.entries(READERS)) {
    const client = await open();
    readers.set(name, { client, before: await everything(client) });
  }
  for (const plant of Object.values(SECRETS)) await plant();
});

test.each(Object.keys(READERS))('what is secret changes nothing for %s', async (name) => {
  const { client, before } = readers.get(name) as NonNullable<ReturnType<typeof readers.get>>;
  const after = await everything(client);
  expect(before.size).toBeGreaterThan(100);
  for (const [address, told] of after) {
    expect([address, told]).toEqual([address, before.get(address)]);
    expect([address, told.includes(SECRET)]).toEqual([address, false]);
  }
});

async function everything(client: HttpClient): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ...(await allThatIsTold(client, ids)),
    ...(await allThatIsRefused(client, [JUDGED_FROM, 2_000_000_000])),
  ]);
}

test('what is told to those who may know does change', async () => {
  const told = await superAdmin.get('/api/admin/editions/1');
  expect(told.text).toContain(SECRET);
  expect((await superAdmin.get('/api/admin/announcements')).text).toContain(SECRET);
  const sheet = await superAdmin.get(`/api/admin/sheets/${sheetOfWork}`);
  expect(sheet.text).toContain(SECRET);
  const prepared = await superAdmin.get(`/api/admin/events/${held}/prepared-decisions`);
  expect(prepared.text).toContain(SECRET);
});
