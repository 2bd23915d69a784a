import type { Edition, EditionDetails, EditionFindings } from '@pratibha/contract/editions';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { ANSWERS } from '@pratibha/domain/editions/set-up-cases';
import { contentFromAnswers } from '@pratibha/words/editions/organiser/first-content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { createEvent } from '../../testing/factories.ts';
import { createNewSite } from '../../testing/new-site.ts';
import { smallWeb } from '../../testing/small-web.ts';
import { editionJobs, publishContent } from './editions.ts';

const PATH = '/api/admin/editions';
const QUESTIONS = '{"1":{"question":"Which tool?","type":"short_text"}}';
const CONTENT: EditionContent = {
  ...contentFromAnswers(ANSWERS, '2031-01-01'),
  registration: { questions: QUESTIONS },
};
const WEB = { competition: 'Web', active: true, capacity: 30 };
/** Three days after registration was to end, and works were to be taken. */
const LATER = '2031-05-04T00:00+05:45';
const POSTER = { competition: 'Poster', active: false, capacity: null };

let database: TestDatabase;
let product: TestApp;
let admin: SignedInClient;

beforeEach(async () => {
  database = await createNewSite();
  product = await startTestApp({ web: smallWeb(), database, clockStart: '2031-03-01T10:00+05:45' });
  admin = await product.as('SUPER_ADMIN');
});
afterEach(async () => {
  await product.close();
  await database.close();
});

async function only(): Promise<EditionDetails> {
  const [edition] = (await admin.get(PATH)).json<Edition[]>();
  return (await admin.get(`${PATH}/${edition?.id}`)).json<EditionDetails>();
}

async function write(content: EditionContent): Promise<void> {
  const { id, draft_revision: revision } = await only();
  const kept = await admin.put(`${PATH}/${id}/draft`, { content, revision });
  expect([kept.status, kept.problem]).toEqual([200, null]);
}

async function publish(values: object) {
  const { id, draft_revision: revision } = await only();
  const body = { revision, at: null, note: null, accepts_warnings: false, ...values };
  return admin.post(`${PATH}/${id}/publish`, body);
}

const events = async () =>
  (
    await database.pool.query<{ title: string; status: string }>(
      `select title, status, competition, capacity, requires_submission, event_questions,
         event_date::text, registration_open, submission_close, edition_id = live_edition() as live,
         (select taken from event_seats where event_id = events.id) as taken
       from events order by id`,
    )
  ).rows;
const missing = async () => (await admin.get('/api/admin/missing-events')).json();
const audited = async () =>
  (
    await database.pool.query<{ actor_id: number | null; changes: object }>(
      `select actor_id, changes from audit where action = 'event.created' order by id`,
    )
  ).rows;

/** What a process does when it looks for what is due. */
async function work(at: string): Promise<void> {
  const [job] = editionJobs({ now: () => new Date(at) }, async () => []);
  await job?.run({ database, id: 1, attempt: 1, signal: new AbortController().signal }, {});
}

test('a publication makes the events that it is asked for, active or not', async () => {
  await write(CONTENT);
  expect(await missing()).toEqual([]);
  const done = await publish({ events: [WEB, POSTER] });
  expect([done.status, done.problem]).toEqual([200, null]);
  expect(done.json<EditionDetails>().events).toMatchObject([
    { title: 'Web', competition: 'Web', status: 'ACTIVE' },
    { title: 'Poster', competition: 'Poster', status: 'INACTIVE' },
  ]);
  expect(await events()).toEqual([
    {
      ...{ title: 'Web', status: 'ACTIVE', competition: 'Web', capacity: 30, taken: 0, live: true },
      ...{ requires_submission: true, event_questions: JSON.parse(QUESTIONS) as object },
      event_date: '2031-05-15',
      registration_open: new Date('2031-04-01T00:00+05:45'),
      submission_close: new Date('2031-05-10T23:59+05:45'),
    },
    expect.objectContaining({ title: 'Poster', status: 'INACTIVE', capacity: null, taken: null }),
  ]);
  expect(await audited()).toEqual([
    { actor_id: admin.user.id, changes: { title: [null, 'Web'] } },
    { actor_id: admin.user.id, changes: { title: [null, 'Poster'] } },
  ]);
  expect(await missing()).toEqual([]);
  const listed = (await product.anonymous().get('/api/public/events/available')).json();
  expect(listed).toMatchObject([{ title: 'Web' }, { title: 'Poster' }]);
});

test('what is not asked for is missing, which the check and the list of it say', async () => {
  await write(CONTENT);
  const { id } = await only();
  const { warnings } = (await admin.get(`${PATH}/${id}/findings`)).json<EditionFindings>();
  const warning = { code: 'competition-without-event', params: { competition: 'Poster' } };
  expect(warnings).toMatchObject([
    { pointer: '/competitions/all/0/name', params: { competition: 'Web' } },
    { pointer: '/competitions/all/1/name', ...warning },
  ]);
  expect((await publish({ events: [WEB] })).problem).toBe('edition-has-warnings');
  expect(await events()).toEqual([]);
  expect((await publish({ events: [WEB], accepts_warnings: true })).status).toBe(200);
  expect(await missing()).toEqual([{ competition: 'Poster' }]);
  await createEvent(database, { title: 'poster 2031' });
  expect(await missing()).toEqual([]);
  await database.pool.query(`update events set status = 'DELETED'`);
  expect(await missing()).toEqual([{ competition: 'Web' }, { competition: 'Poster' }]);
  product.clock.set(CONTENT.dates.registrationCloses);
  expect(await missing()).toEqual([]);
});

test('what nobody may make an event for, and what the edition does not have, is not made', async () => {
  await write(CONTENT);
  await createEvent(database, { title: 'Web' });
  const asked = { events: [WEB, { ...POSTER, competition: 'Film' }], accepts_warnings: true };
  expect((await publish(asked)).status).toBe(200);
  expect((await events()).map(({ title }) => title)).toEqual(['Web']);
  const tooMany = { events: [{ ...WEB, capacity: 0 }] };
  expect((await publish(tooMany)).problem).toBe('invalid-input');
});

test('a date that is moved later is told of every event that keeps the old one', async () => {
  await write(CONTENT);
  await publish({ events: [WEB, POSTER] });
  const found = async () => {
    const { id } = await only();
    return (await admin.get(`${PATH}/${id}/findings`)).json<EditionFindings>();
  };
  const codes = ({ warnings }: EditionFindings) => warnings.map(({ code }) => code);
  expect(codes(await found())).not.toContain('event-closes-otherwise');
  const { dates } = CONTENT;
  const moved = { ...dates, registrationCloses: LATER, submissionsOpen: LATER };
  await write({ ...CONTENT, dates: moved });
  const { errors, warnings } = await found();
  expect(errors).toEqual([]);
  const kept = warnings.filter(({ code }) => code === 'event-closes-otherwise');
  expect(kept).toMatchObject([
    { pointer: '/dates/registrationCloses', params: { event: 'Web' } },
    { pointer: '/dates/registrationCloses', params: { event: 'Poster' } },
  ]);
  expect(kept[0]?.message).toMatch(/^“Web” can be registered for until .*; the dates say /);
  expect((await publish({})).problem).toBe('edition-has-warnings');
  await write({ ...CONTENT, dates: { ...dates, registrationCloses: 'soon' } });
  expect(codes(await found())).not.toContain('event-closes-otherwise');
});

test('of two who publish at once one makes the events', async () => {
  await write(CONTENT);
  const asked = { events: [WEB, POSTER] };
  const both = await Promise.all([publish(asked), publish(asked)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await events()).toHaveLength(2);
  await write({ ...CONTENT, tagline: 'Another line.' });
  expect((await publish(asked)).status).toBe(200);
  expect((await events()).map(({ title }) => title).toSorted()).toEqual(['Poster', 'Web']);
});

test('what waits for its instant makes its events then, in the name of who let it wait', async () => {
  await write(CONTENT);
  const waits = await publish({ at: '2031-03-02T10:00+05:45', events: [WEB, POSTER] });
  expect([waits.status, waits.problem]).toEqual([200, null]);
  await work('2031-03-02T09:59+05:45');
  expect(await events()).toEqual([]);
  await Promise.all([work('2031-03-02T10:00+05:45'), work('2031-03-02T10:00+05:45')]);
  expect(await only()).toMatchObject({ status: 'live', version: 1 });
  expect(await events()).toMatchObject([
    { title: 'Web', status: 'ACTIVE', live: true, taken: 0 },
    { title: 'Poster', status: 'INACTIVE' },
  ]);
  expect((await audited()).map(({ actor_id }) => actor_id)).toEqual([admin.user.id, admin.user.id]);
});

test('an event goes along with its competition, whatever either is called since', async () => {
  await write(CONTENT);
  await publish({ events: [WEB, POSTER] });
  await database.pool.query(`update events set title = 'Pages of the town' where title = 'Web'`);
  expect(await missing()).toEqual([]);
  const [web, poster] = CONTENT.competitions.all;
  const all = [{ ...web, name: 'Web pages' }, poster];
  const competitions = { ...CONTENT.competitions, all };
  await publishContent(database, { ...CONTENT, competitions });
  expect(await missing()).toEqual([]);
  expect(await events()).toMatchObject([{ competition: 'Web pages' }, { competition: 'Poster' }]);
});

test('a file of answers opens an event for each competition', async () => {
  await publishContent(database, CONTENT, { opens: true });
  expect(await events()).toMatchObject([
    { title: 'Web', status: 'ACTIVE', competition: 'Web', capacity: null },
    { title: 'Poster', status: 'ACTIVE', competition: 'Poster', capacity: null },
  ]);
  expect(await audited()).toMatchObject([{ actor_id: null }, { actor_id: null }]);
});
