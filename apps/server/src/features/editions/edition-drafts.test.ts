import type {
  Edition,
  EditionDetails,
  EditionFindings,
  EditionVersion,
  SavedDraft,
} from '@pratibha/contract/editions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent } from '../../testing/factories.ts';
import { smallWeb } from '../../testing/small-web.ts';
import { editionJobs, NO_PAGES, publishContent, savedContent } from './editions.ts';

const PATH = '/api/admin/editions';

let product: TestApp;
let admin: SignedInClient;
let id: number;

beforeAll(async () => {
  product = await startTestApp({ web: smallWeb() });
  admin = await product.as('SUPER_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query(`
    delete from edition_schedules;
    delete from edition_drafts;
    update events set edition_id = (select min(id) from editions);
    delete from editions where id <> (select min(id) from editions);
    update editions set status = 'live'`);
  await publishContent(product.database, FIRST_CONTENT);
  const [only] = (await admin.get(PATH)).json<Edition[]>();
  id = only?.id ?? 0;
});

const read = async (of = id) => (await admin.get(`${PATH}/${of}`)).json<EditionDetails>();
const versions = async (of = id) =>
  (await admin.get(`${PATH}/${of}/versions?limit=50`)).json<EditionVersion[]>();

async function write(values: object, of = id): Promise<SavedDraft> {
  const { draft_content, draft_revision } = await read(of);
  const content = { ...draft_content, ...values };
  const body = { content, revision: draft_revision };
  const response = await admin.put(`${PATH}/${of}/draft`, body);
  expect([response.status, response.problem]).toEqual([200, null]);
  return response.json<SavedDraft>();
}

async function publish(values: object = {}, of = id) {
  const { draft_revision: revision } = await read(of);
  const body = { revision, at: null, note: null, accepts_warnings: true, ...values };
  return admin.post(`${PATH}/${of}/publish`, body);
}

/** What a process does when it looks for what is due. */
async function work(at: Date): Promise<void> {
  const [job] = editionJobs({ now: () => at }, NO_PAGES);
  const { database } = product;
  await job?.run({ database, id: 1, attempt: 1, signal: new AbortController().signal }, {});
}

test('a draft is kept, shown and published, with what it changed', async () => {
  const before = await read();
  expect(before).toMatchObject({ status: 'live', draft: null, content: FIRST_CONTENT });
  await write({ tagline: 'Ours', year: FIRST_CONTENT.year });
  expect(await read()).toMatchObject({
    draft: { changed: true, saved_by: expect.any(String) as string },
    draft_content: { tagline: 'Ours' },
    content: { tagline: FIRST_CONTENT.tagline },
  });
  expect(await savedContent(product.database)).toEqual(FIRST_CONTENT);
  const done = await publish({ note: 'The tagline' });
  expect([done.status, done.problem]).toEqual([200, null]);
  expect(done.json<EditionDetails>()).toMatchObject({ draft: null, version: before.version + 1 });
  expect(await savedContent(product.database)).toMatchObject({ tagline: 'Ours' });
  expect((await versions())[0]).toEqual({
    number: before.version + 1,
    author: expect.any(String) as string,
    at: expect.any(String) as string,
    note: 'The tagline',
    differences: [
      { pointer: '/tagline', label: 'Tagline', before: FIRST_CONTENT.tagline, after: 'Ours' },
    ],
  });
});

test('a draft may be unfinished, but not of another structure; each wrong place is named', async () => {
  const { draft_content: content, draft_revision: revision } = await read();
  const put = (values: object, of = revision) =>
    admin.put(`${PATH}/${id}/draft`, { content: { ...content, ...values }, revision: of });
  const refused = await put({ year: 'soon', unheard: 1, title: 'a\u0000' });
  expect([refused.status, refused.problem]).toEqual([422, 'invalid-input']);
  // What cannot be kept at all is found before anything else is looked at.
  expect(refused.json<{ errors: { pointer: string }[] }>().errors).toMatchObject([
    { pointer: '/content/title', code: 'unstorable-text' },
  ]);
  expect(
    (await put({ year: 'soon', unheard: 1 })).json<{ errors: unknown[] }>().errors,
  ).toMatchObject([
    { pointer: '/content/year', code: 'not-between', params: { least: 1900, most: 2199 } },
    { pointer: '/content/unheard', code: 'unknown-field' },
  ]);
  expect((await put({ title: '', tagline: '' })).problem).toBeNull();
  const found = (await admin.get(`${PATH}/${id}/findings`)).json<EditionFindings>();
  expect(found).toMatchObject({
    errors: [
      { pointer: '/title', code: 'blank', params: {}, message: 'Give a text that is not blank.' },
      { pointer: '/tagline', code: 'blank', params: {}, message: 'Give a text that is not blank.' },
    ],
    warnings: [{ code: 'competition-without-event' }, { code: 'competition-without-event' }],
  });
  expect((await publish()).problem).toBe('edition-has-errors');
  expect((await admin.delete(`${PATH}/${id}/draft`)).json<EditionDetails>()).toMatchObject({
    draft: null,
    draft_content: content,
  });
});

test('warnings are asked about, and name what they mean', async () => {
  const event = { title: 'Quiz', registration_close: new Date('2031-01-01T00:00+05:45') };
  await createEvent(product.database, event);
  await write({ blurb: 'The deadline is 3 May.' });
  const { warnings } = (await admin.get(`${PATH}/${id}/findings`)).json<EditionFindings>();
  expect(warnings).toContainEqual(
    expect.objectContaining({ pointer: '/blurb', code: 'text-names-another-day' }),
  );
  expect(warnings).toContainEqual(
    expect.objectContaining({ code: 'event-registration-outside', params: { event: 'Quiz' } }),
  );
  expect((await publish({ accepts_warnings: false })).problem).toBe('edition-has-warnings');
  expect((await publish()).problem).toBeNull();
  await product.database.pool.query(`update events set status = 'DELETED'`);
});

test('of two who save at once one is told, and so of two who publish', async () => {
  const { draft_content, draft_revision: revision } = await read();
  const save = (tagline: string) =>
    admin.put(`${PATH}/${id}/draft`, { content: { ...draft_content, tagline }, revision });
  const saved = await Promise.all([save('One'), save('Other'), save('Third')]);
  expect(saved.map(({ problem }) => problem).sort()).toEqual([
    'changed-meanwhile',
    'changed-meanwhile',
    null,
  ]);
  const { draft_revision: now } = await read();
  const body = { revision: now, at: null, note: null, accepts_warnings: true };
  const all = await Promise.all([1, 2, 3].map(() => admin.post(`${PATH}/${id}/publish`, body)));
  expect(all.filter(({ problem }) => problem === null)).toHaveLength(1);
  expect(all.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect((await publish()).problem).toBe('edition-unchanged');
});

/** Another year, as a draft that can be published. */
async function nextYear(year: number, copiesEvents = false): Promise<EditionDetails> {
  const body = { from: id, year, event_day: `${year}-08-14`, copy_events: copiesEvents };
  const response = await admin.post(PATH, body);
  expect([response.status, response.problem]).toEqual([201, null]);
  return response.json<EditionDetails>();
}

test('a new year has the words of the last and dates moved by days; its events are inactive', async () => {
  await createEvent(product.database, {
    title: 'Copied',
    registration_open: new Date('2025-06-24T00:00+05:45'),
    registration_close: new Date('2025-08-08T23:59+05:45'),
    capacity: 20,
  });
  const made = await nextYear(FIRST_CONTENT.year + 1, true);
  expect(made).toMatchObject({
    ...{ status: 'draft', version: 0, content: null, slug: String(FIRST_CONTENT.year + 1) },
    draft_content: { year: FIRST_CONTENT.year + 1, ordinal: 'Third edition' },
  });
  expect(made.events).toMatchObject([
    { title: 'Copied', status: 'INACTIVE', registration_close: expect.any(String) as string },
  ]);
  const again = { from: id, year: made.year, event_day: `${made.year}-08-14`, copy_events: false };
  expect((await admin.post(PATH, again)).problem).toBe('edition-year-taken');
  expect((await admin.post(PATH, { ...again, year: 1999 })).status).toBe(422);
  expect((await admin.post(PATH, { ...again, from: 999, year: made.year })).status).toBe(422);
  expect((await admin.delete(`${PATH}/${made.id}/draft`)).problem).toBe('edition-never-published');
  await product.database.pool.query(`update events set status = 'DELETED'`);
});

test('exactly one is live, however many are published at once; the last stays as an archive', async () => {
  const [one, other] = [await nextYear(2031), await nextYear(2032)];
  const done = await Promise.all([publish({}, one.id), publish({}, other.id), publish({}, id)]);
  expect(done.map(({ problem }) => problem)).toEqual([
    expect.toSatisfy((problem) => problem === null || problem === 'edition-is-archived'),
    expect.toSatisfy((problem) => problem === null || problem === 'edition-is-archived'),
    expect.toSatisfy(
      (problem) => problem === 'edition-unchanged' || problem === 'edition-is-archived',
    ),
  ]);
  const all = (await admin.get(PATH)).json<Edition[]>();
  expect(all.filter(({ status }) => status === 'live')).toHaveLength(1);
  expect(all.find((each) => each.id === id)?.status).toBe('archived');
  const { draft_revision: revision, draft_content: content } = await read();
  const late = await admin.put(`${PATH}/${id}/draft`, { content, revision });
  expect(late.problem).toBe('edition-is-archived');
});

const AT = '2031-01-01T10:00:00+05:45';

test('at its instant the draft is published as it was, merged with what was published since', async () => {
  await write({ tagline: 'Scheduled' });
  expect((await publish({ at: '2001-01-01T10:00:00+05:45' })).problem).toBe('edition-time-past');
  expect((await publish({ at: AT, note: 'Later' })).json<EditionDetails>()).toMatchObject({
    publish_at: new Date(AT).toISOString(),
    draft: { changed: true },
  });
  await write({ tagline: 'Written since' });
  await publishContent(product.database, { ...FIRST_CONTENT, blurb: 'By the command' });
  await expect(work(new Date('2031-01-01T09:59:59+05:45'))).rejects.toMatchObject({ ms: 1000 });
  expect(await savedContent(product.database)).toMatchObject({ tagline: FIRST_CONTENT.tagline });
  await Promise.all([work(new Date(AT)), work(new Date(AT))]);
  expect(await savedContent(product.database)).toMatchObject({
    tagline: 'Scheduled',
    blurb: 'By the command',
  });
  expect(await read()).toMatchObject({
    publish_at: null,
    draft_content: { tagline: 'Written since', blurb: 'By the command' },
  });
  expect((await versions()).slice(0, 2)).toMatchObject([
    { note: 'Later', differences: [{ pointer: '/tagline', after: 'Scheduled' }] },
    { author: null, differences: [{ pointer: '/blurb' }] },
  ]);
});

test('what meets another change of its field is not published, and says where', async () => {
  await write({ tagline: 'Scheduled' });
  await publish({ at: AT });
  await publishContent(product.database, { ...FIRST_CONTENT, tagline: 'By the command' });
  await work(new Date(AT));
  expect(await read()).toMatchObject({
    content: { tagline: 'By the command' },
    publish_failure: 'edition-has-clashes',
    failed_fields: ['/tagline'],
  });
  const back = await admin.post(`${PATH}/${id}/unschedule`);
  expect(back.json<EditionDetails>()).toMatchObject({ publish_at: null, publish_failure: null });
  expect((await admin.post(`${PATH}/${id}/unschedule`)).problem).toBe('edition-not-scheduled');
});

test('an earlier version is put into the draft, and published as any other', async () => {
  const { version } = await read();
  await write({ tagline: 'Ours' });
  await publish();
  const path = `${PATH}/${id}/versions/${version}`;
  expect((await admin.get(path)).json()).toMatchObject({ number: version, content: FIRST_CONTENT });
  const restored = (await admin.post(`${path}/restore`)).json<EditionDetails>();
  expect(restored.draft_content).toEqual(FIRST_CONTENT);
  await publish();
  expect(await savedContent(product.database)).toEqual(FIRST_CONTENT);
  const [last] = await versions();
  expect(last).toMatchObject({ number: version + 2, differences: [{ pointer: '/tagline' }] });
});

test('the draft is previewed by who may write it alone, framed by the editor alone', async () => {
  const path = `/preview/editions/${id}/landing?at=2025-08-09T10:00%2B05:45`;
  await write({ title: 'Not yet' });
  const shown = await admin.get(path);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('<h1>Not yet</h1>');
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.headers['x-robots-tag']).toBe('noindex');
  expect(shown.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  for (const client of [
    product.anonymous(),
    await product.as('USER'),
    await product.as('EVENT_ADMIN'),
  ])
    expect((await client.get(path)).status).toBe(404);
  for (const nothing of [`${id}/elsewhere`, '999/landing', 'x/landing'])
    expect((await admin.get(`/preview/editions/${nothing}`)).status).toBe(404);
  await write({ dates: { ...FIRST_CONTENT.dates, eventDay: '<soon>' } });
  const wrong = await admin.get(path);
  expect([wrong.status, wrong.text.includes('Dates › The event begins')]).toEqual([200, true]);
});

test('the landing page of an earlier year stays at its address, and in the map of the site', async () => {
  const next = await nextYear(2031);
  await publish({}, next.id);
  const slug = String(FIRST_CONTENT.year);
  await eventually(async () => {
    const page = await product.anonymous().get(`/editions/${slug}`);
    expect([page.status, page.text.includes(`<h1>${FIRST_CONTENT.title}</h1>`)]).toEqual([
      200,
      true,
    ]);
  });
  expect((await admin.get('/sitemap.xml')).text).toContain(`/editions/${slug}</loc>`);
  for (const none of ['2031', '1999', '%00']) {
    expect((await product.anonymous().get(`/editions/${none}`)).status).toBe(404);
  }
});
