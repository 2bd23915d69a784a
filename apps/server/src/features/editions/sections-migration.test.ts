import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EditionContent, TimelineStep } from '@pratibha/domain/editions/content';
import { ANSWERS } from '@pratibha/domain/editions/set-up-cases';
import { contentFromAnswers } from '@pratibha/words/editions/organiser/first-content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../platform/db/migrations-folder.ts';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { prepareEdition, savedContent } from './editions.ts';
import { contentIn } from './live-edition.ts';

/** What one of these leaves, the next one reads. */
const ENDS = ['-sections.sql', '-pictures.sql', '-questions.sql', '-timelines.sql', '-map.sql'];
const [MIGRATION = '', PICTURES = '', QUESTIONS = '', TIMELINES = '', MAP = ''] = ENDS.map(
  (end) => {
    const names = readdirSync(MIGRATIONS).filter((name) => name.includes('edition'));
    return readFileSync(
      path.join(MIGRATIONS, names.find((name) => name.endsWith(end)) ?? ''),
      'utf8',
    );
  },
);
/** Of the one that changes tables, too, what becomes of the notice. */
const NOTICE = readdirSync(MIGRATIONS)
  .filter((name) => /-(corrected-and-waiting|told-by-the-release)\.sql$/.test(name))
  .toSorted()
  .map((name) => readFileSync(path.join(MIGRATIONS, name), 'utf8'))
  .map((text) => text.slice(text.search(/create function with_(privacy_notice|stored)/)))
  .join('');

/** Of the one that adds columns, too, what becomes of the content. */
const VENUE = readFileSync(path.join(MIGRATIONS, '0049-venue-and-hours.sql'), 'utf8').replace(
  /^[^]*(?=create function with_venue)/,
  '',
);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('content from before the sections says afterwards what a new one says', async () => {
  await database.pool.query(`update editions set content = '{}'`);
  await database.pool.query(MIGRATION);
  await database.pool.query(PICTURES);
  await database.pool.query(QUESTIONS);
  await database.pool.query(MAP);
  await database.pool.query(NOTICE);
  await database.pool.query(VENUE);
  expect(await savedContent(database)).toEqual({});
  await prepareEdition(database, FIRST_CONTENT);
  await database.pool.query(
    `update editions set content = content
       - '{faq,sponsors,team,news,sections,legal,look,registration,venue}'::text[] #- '{gallery,pictures}' #- '{place,mapOnPress}'`,
  );
  await database.pool.query(MIGRATION);
  await database.pool.query(PICTURES);
  await database.pool.query(QUESTIONS);
  await database.pool.query(MAP);
  await database.pool.query(NOTICE);
  await database.pool.query(VENUE);
  const saved = contentIn(await savedContent(database));
  const { privacy, rules } = FIRST_CONTENT.legal;
  const { updated } = saved.legal.privacy;
  const legal = { privacy: { ...privacy, updated }, rules: { ...rules, updated } };
  expect(saved).toEqual({ ...FIRST_CONTENT, legal });
});

test('entries from before pictures get an empty place for one', async () => {
  const { team, sponsors } = FIRST_CONTENT;
  const sponsor = { name: 'One', link: null, tier: 'Gold' };
  const content = {
    ...FIRST_CONTENT,
    team: { ...team, all: [{ name: 'Asha', role: 'Desk', link: null }] },
    sponsors: { ...sponsors, all: [sponsor, { ...sponsor, name: 'Two' }] },
  };
  await database.pool.query('update editions set content = $1', [JSON.stringify(content)]);
  await database.pool.query(PICTURES);
  const saved = contentIn(await savedContent(database));
  expect(saved.team.all).toEqual([{ ...content.team.all[0], photo: null }]);
  expect(saved.sponsors.all.map(({ name, logo }) => [name, logo])).toEqual([
    ['One', null],
    ['Two', null],
  ]);
});

test('a privacy notice of a college, and questions that are there, stay as they are', async () => {
  const registration = { questions: '{"1":"Why?"}' };
  const { legal } = FIRST_CONTENT;
  const privacy = { ...legal.privacy, text: 'We keep your name.' };
  const content = { ...FIRST_CONTENT, registration, legal: { ...legal, privacy } };
  await database.pool.query('update editions set content = $1', [JSON.stringify(content)]);
  await database.pool.query(QUESTIONS);
  expect(await savedContent(database)).toEqual(content);
});

test('the sentences of the product are said anew, what a college chose and wrote stays', async () => {
  const { legal, place } = FIRST_CONTENT;
  const old = 'The map in the footer comes from openstreetmap.org, and only once you ask for it.';
  const privacy = { ...legal.privacy, text: `Ours.\n\n${old}` };
  const content = {
    ...FIRST_CONTENT,
    place: { ...place, mapOnPress: true },
    legal: { ...legal, privacy },
  };
  await database.pool.query('update editions set content = $1', [JSON.stringify(content)]);
  await database.pool.query(MAP);
  const saved = contentIn(await savedContent(database));
  expect(saved.place).toEqual(content.place);
  expect(saved.legal.privacy.text).toMatch(/^Ours\.\n\nThe map .+ press “Show the map” or, where/);
});

/**
 * The timelines and prizes from before steps could follow the dates; with `when` of one of them.
 */
function contentFromBefore(when: string) {
  const { timeline, prizes } = FIRST_CONTENT;
  const before = (steps: readonly TimelineStep[]) => steps.map(({ window: _, ...step }) => step);
  const [opens, ...others] = before(timeline.landing.steps);
  const guidelines = before(timeline.guidelines.steps);
  const final = { ...guidelines.at(-1), note: 'Presentations and results.' };
  const note =
    'This is the timeline of the guidelines. The home page names 15 August 2025 as the event date.';
  const [design, web] = prizes.groups;
  const [first, second, third] = web?.prizes ?? [];
  const noted = [first, { ...second, note: "One announcement omits 'up to'." }, third];
  return {
    ...FIRST_CONTENT,
    timeline: {
      landing: { ...timeline.landing, steps: [{ ...opens, when }, ...others] },
      guidelines: { ...timeline.guidelines, note, steps: [...guidelines.slice(0, -1), final] },
    },
    prizes: { ...prizes, groups: [design, { ...web, prizes: noted }] },
  };
}

test('steps that say what the dates say follow them from then on, and two notes are gone', async () => {
  const put = async (content: object) => {
    await database.pool.query('update editions set content = $1', [JSON.stringify(content)]);
    await database.pool.query(TIMELINES);
    return contentIn(await savedContent(database));
  };
  expect(await put(contentFromBefore('24 June'))).toEqual(FIRST_CONTENT);
  const [opens] = (await put(contentFromBefore('24 June, 10 am'))).timeline.landing.steps;
  expect(opens).toMatchObject({ window: null, when: '24 June, 10 am' });
  const answered = contentFromAnswers(ANSWERS, '2031-01-01');
  const steps = answered.timeline.landing.steps.map(({ window: _, ...step }) => step);
  const landing = { ...answered.timeline.landing, steps };
  const soon = { ...answered, timeline: { ...answered.timeline, landing } };
  expect(await put(soon)).toEqual(answered);
});

test('a draft whose dates are none yet keeps its steps', async () => {
  const dates = { ...FIRST_CONTENT.dates, eventDay: '' };
  const draft = { ...contentFromBefore('24 June'), dates };
  await database.pool.query(
    `insert into edition_drafts (edition_id, content, revision, saved_at)
     select id, $1, 2, now() from editions`,
    [JSON.stringify(draft)],
  );
  await database.pool.query(TIMELINES);
  const { rows } = await database.pool.query<{ content: EditionContent }>(
    'select content from edition_drafts',
  );
  const windows = rows[0]?.content.timeline.landing.steps.map(({ window }) => window);
  expect(windows).toEqual(['registration-opens', 'registration-closes', 'submission', null]);
});
