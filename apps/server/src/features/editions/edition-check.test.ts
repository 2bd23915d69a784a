import type { EditionDetails, EditionFindings } from '@pratibha/contract/editions';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent } from '../../testing/factories.ts';
import { publishContent } from './editions.ts';

const PATH = '/api/admin/editions';
const { dates } = FIRST_CONTENT;
const at = (day: string) => `2025-08-${day}T00:00+05:45`;

let product: TestApp;
let admin: SignedInClient;
let id: number;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('SUPER_ADMIN');
  await publishContent(product.database, FIRST_CONTENT);
  // One can register for each of its competitions.
  for (const { name } of FIRST_CONTENT.competitions.all)
    await createEvent(product.database, {
      title: name,
      registration_close: new Date(dates.registrationCloses),
    });
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('delete from edition_drafts');
  await publishContent(product.database, FIRST_CONTENT);
  id = (await admin.get(PATH)).json<{ id: number }[]>().at(-1)?.id ?? 0;
});

const read = async (of = id) => (await admin.get(`${PATH}/${of}`)).json<EditionDetails>();
const written = async (of = id) => (await read(of)).draft_content as unknown as EditionContent;
const check = async (of = id) =>
  (await admin.get(`${PATH}/${of}/findings`)).json<EditionFindings>();

async function write(values: object, of = id): Promise<void> {
  const { draft_content, draft_revision: revision } = await read(of);
  const content = { ...draft_content, ...values };
  const saved = await admin.put(`${PATH}/${of}/draft`, { content, revision });
  expect([saved.status, saved.problem]).toEqual([200, null]);
}

test('a deadline that moves takes both timelines along, and what still names it is found', async () => {
  expect(await check()).toEqual({ errors: [], warnings: [] });
  await write({
    dates: { ...dates, registrationCloses: at('12'), submissionsOpen: at('12') },
    blurb: 'Be quick.\n\nUntil the **8th of August** we wait for you.',
  });
  const { landing, guidelines } = (await written()).timeline;
  const deadline = { starts: at('11'), ends: at('12'), when: '11 August' };
  expect(landing.steps[1]).toMatchObject(deadline);
  expect(landing.steps[2]).toMatchObject({ when: '12–13 August' });
  expect(guidelines.steps[1]).toMatchObject(deadline);
  const { errors, warnings } = await check();
  expect(errors).toEqual([]);
  const ofEvents = warnings.filter(({ code }) => code === 'event-closes-otherwise');
  expect(ofEvents.map(({ params }) => params)).toEqual(
    FIRST_CONTENT.competitions.all.map(({ name }) => ({
      event: name,
      day: '2025-08-08',
      meant: '2025-08-11',
    })),
  );
  const ofTexts = warnings.filter((warning) => !ofEvents.includes(warning));
  expect(ofTexts.map(({ pointer, message }) => [pointer, message])).toEqual([
    ['/blurb', 'This text says 8 August 2025; the dates say 11 or 12 August 2025.'],
    [
      '/descriptions/landing',
      'This text says 8 August 2025; the dates say 11 or 12 August 2025 or 3 more.',
    ],
  ]);
});

test('the day on which to come is found once the event is on another', async () => {
  await write({ dates: { ...dates, eventDay: at('16'), eventEnds: at('17') } });
  const { warnings } = await check();
  expect(warnings.map(({ pointer }) => pointer)).toContain('/timeline/guidelines/steps/3/note');
});

test('an extension past the opening of submission names the date that was moved', async () => {
  await write({ dates: { ...dates, registrationCloses: at('12') }, title: '' });
  const { errors } = await check();
  expect(errors.map(({ pointer, code, params }) => [pointer, code, params])).toEqual([
    ['/title', 'blank', {}],
    ['/dates/registrationCloses', 'after-date', { date: 'submissionsOpen' }],
  ]);
});

test('a section that nobody sees, and a place without a map, are found and said', async () => {
  const { gallery, place, sections } = FIRST_CONTENT;
  const faq = { ...FIRST_CONTENT.faq, all: [{ question: 'Why?', answer: 'So.' }] };
  await write({
    ...{ faq, gallery: { ...gallery, pictures: [] } },
    place: { ...place, latitude: null, longitude: null },
  });
  const { errors, warnings } = await check();
  expect(errors).toEqual([]);
  expect(warnings.map(({ pointer, message }) => [pointer, message])).toEqual([
    ['/gallery/pictures', '“Gallery” is on, but there is nothing in it: nobody sees it.'],
    [
      `/sections/${sections.findIndex(({ name }) => name === 'faq')}/shown`,
      '“Questions and answers” has one entry and is off: nobody sees it. Tick it to show it.',
    ],
    ['/place/latitude', 'Without latitude and longitude the pages show no map.'],
  ]);
});

test('a new year carries no step that follows other dates than its own', async () => {
  const stale = { ...dates, eventDay: at('22'), eventEnds: at('23') };
  const { timeline } = FIRST_CONTENT;
  const steps = timeline.landing.steps.map((step) =>
    step.window === 'event' ? { ...step, window: null } : step,
  );
  await publishContent(product.database, {
    ...FIRST_CONTENT,
    dates: stale,
    timeline: { ...timeline, landing: { ...timeline.landing, steps } },
  });
  const body = { from: id, year: 2026, event_day: '2026-08-21', copy_events: false };
  const made = (await admin.post(PATH, body)).json<EditionDetails>();
  const { landing, guidelines } = (made.draft_content as unknown as EditionContent).timeline;
  expect(landing.steps.map(({ when }) => when)).toEqual([
    '23 June',
    '7 August',
    '8–12 August',
    // Of its own days: it is found.
    '15 August',
  ]);
  expect(guidelines.steps.map(({ when }) => when)).toEqual([
    '23 June',
    '07 August',
    '08–12 August',
    '13 August',
  ]);
  const { warnings } = await check(made.id);
  expect(warnings.map(({ pointer, code }) => [pointer, code])).toEqual(
    expect.arrayContaining([
      ['/timeline/landing/steps/3/when', 'step-names-another-day'],
      ['/timeline/landing/steps/3/starts', 'step-on-no-date'],
      ['/timeline/guidelines/steps/3/when', 'step-names-another-day'],
    ]),
  );
  await product.database.pool.query('delete from editions where id = $1', [made.id]);
});
