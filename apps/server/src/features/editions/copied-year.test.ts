import type { Edition, EditionDetails } from '@pratibha/contract/editions';
import { isFields, isList, type Json, type JsonFields } from '@pratibha/domain/editions/json';
import { daysBetween, shiftDates } from '@pratibha/domain/editions/shift-dates';
import { DAY_MS, dayOf } from '@pratibha/domain/time/competition-time';
import { withLinkedSteps } from '@pratibha/words/editions/organiser/linked-steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createClass } from '../../testing/class-factories.ts';
import { createEvent, createRegistration, createUser } from '../../testing/factories.ts';
import { createFollowUp } from '../../testing/follow-ups.ts';
import { smallWeb } from '../../testing/small-web.ts';
import { createWaiting, createWaitingList } from '../../testing/waiting-factories.ts';

/*
 * What a new year takes along. Columns and tables come from the schema itself: one that is added
 * and forgotten by the copy is found here.
 */

/** The tables of an edition or of an event, and what of them a new year takes along. */
const TABLES: Readonly<Record<string, string>> = {
  events: 'copied',
  edition_drafts: 'the text of the earlier edition, moved',
  event_seats: 'a row for each limited event, with nobody in it',
  registrations: 'nothing: people register anew',
  withdrawn_registrations: 'nothing: people register anew',
  submissions: 'nothing: works are handed in anew',
  enquiries: 'nothing: students ask anew',
  notes: 'nothing: they are about people and their part',
  prepared_decisions: 'nothing: they are of registrations and works',
  decision_releases: 'nothing: they are done, or of what is prepared',
  tags: 'nothing: how rows are sorted is said anew; those for all are there',
  saved_filters:
    'nothing: one of an event is of that event; the others name no year, and are there',
  certificate_names: 'nothing: they are of certificates of that year',
  result_enquiries: 'nothing: they are about works',
  certificates: 'nothing: they are of what somebody did',
  certificate_runs: 'nothing: they are done',
  certificate_zips: 'nothing: they are files for a day',
  volunteers: 'nothing: who helps is entered anew',
  certificate_templates: 'what certificates say, as it was',
  event_grants: 'nothing: who organises an event is said anew',
  rounds: 'nothing: who judges what is said anew; a rubric is copied where it is wanted',
  follow_ups: 'the questions; nobody is asked until somebody says until when',
  asked_notices: 'nothing: people ask anew',
  waiting: 'nothing: people wait anew',
  waiting_lists: 'how they work',
  work_forms: 'what is handed in',
  files: 'nothing: works are handed in anew',
  option_seats: 'those that the questions say, all free',
  option_names: 'those that the questions say',
  event_counts: 'nothing: they count rows that are not taken along',
  event_place_changes: 'nothing: nobody is registered who would be told',
  calendar_left: 'nothing: it is of registrations',
  event_versions: 'nothing: they are of what was changed in that year',
  edition_schedules: 'nothing: nobody has said when the new one is published',
  edition_versions: 'nothing: nothing of the new one was published',
};

/** The columns of an event that are not the same in the copy, and why. */
const ANOTHER: Readonly<Record<string, string>> = {
  id: 'an event of its own',
  edition_id: 'that of the new year',
  status: 'INACTIVE: somebody opens it',
  created_at: 'made now',
  updated_at: 'made now',
  version: 'nobody has changed it',
  starts_at: 'nobody has said yet at which hours it is',
  ends_at: 'nobody has said yet at which hours it is',
};
const MOVED = [
  'registration_open',
  'registration_close',
  'submission_start',
  'submission_close',
  'event_date',
  'ends_on',
];

type Row = Readonly<Record<string, unknown>>;
type Column = { column_name: string; data_type: string; ordinal_position: number };

let product: TestApp;
let admin: SignedInClient;
let from: EditionDetails;

const rows = async (sql: string, values: readonly unknown[] = []) =>
  (await product.database.pool.query(sql, [...values])).rows as Row[];

beforeAll(async () => {
  product = await startTestApp({ web: smallWeb() });
  admin = await product.as('SUPER_ADMIN');
  const [only] = (await admin.get('/api/admin/editions')).json<Edition[]>();
  from = (await admin.get(`/api/admin/editions/${only?.id}`)).json<EditionDetails>();
});
afterAll(() => product.close());

/**
 * A value that the default of no column is; instants follow one another in the order of the
 * columns.
 */
function unlikeDefault({ column_name, data_type, ordinal_position: n }: Column): unknown {
  if (column_name === 'event_questions')
    return { 1: { type: 'text', question: 'Why?', required: true } };
  if (column_name === 'reply_to') return 'robots@college.example';
  if (data_type === 'text') return `${column_name} ${n}`;
  if (data_type === 'boolean') return true;
  if (data_type === 'integer') return n + 100;
  if (data_type === 'date') return '2025-08-15';
  if (data_type === 'timestamp with time zone') return new Date(Date.UTC(2025, 6, n));
  if (data_type === 'jsonb') return { [column_name]: n };
  if (data_type === 'ARRAY') return [`${column_name} ${n}`];
  throw new Error(`say which value of ${column_name} (${data_type}) is not its default`);
}

/** The new year with its events, and how many days it is later. */
async function copyYear(year: number) {
  const day = `${year}-08-14`;
  const body = { from: from.id, year, event_day: day, copy_events: true };
  const made = await admin.post('/api/admin/editions', body);
  expect([made.status, made.problem]).toEqual([201, null]);
  const content = from.content as { dates: { eventDay: string } };
  const fromDay = dayOf(new Date(content.dates.eventDay));
  return { made: made.json<EditionDetails>(), fromDay, day, days: daysBetween(fromDay, day) };
}

const isPlain = (column: string) => !(column in ANOTHER) && !MOVED.includes(column);

test('every column of an event is in the copy, dates as many days later', async () => {
  const columns = (await rows(
    `select column_name, data_type, ordinal_position from information_schema.columns
      where table_schema = 'public' and table_name = 'events' order by ordinal_position`,
  )) as Column[];
  const { id: usual } = await createEvent(product.database);
  const byDefault = (await rows('select * from events where id = $1', [usual]))[0] ?? {};
  // A class has what no other event has, and comes along by itself below.
  const given = columns.filter(({ column_name: name }) => !(name in ANOTHER) && name !== 'kind');
  const names = given.map(({ column_name }) => column_name);
  const marks = names.map((_, n) => `$${n + 1}`);
  const [event = {}] = await rows(
    `insert into events (${names.join()}) values (${marks.join()}) returning *`,
    given.map(unlikeDefault),
  );
  const same = names.filter(
    (name) => JSON.stringify(event[name]) === JSON.stringify(byDefault[name]),
  );
  expect(same).toEqual([]);

  const { made, days } = await copyYear(2031);
  const [copy = {}] = await rows(
    `select events.*, (select taken from event_seats where event_id = events.id) as taken
      from events where edition_id = $1 and title = $2`,
    [made.id, event['title']],
  );
  const later = (value: unknown) =>
    value instanceof Date
      ? new Date(value.getTime() + days * DAY_MS)
      : dayOf(new Date(Date.parse(`${String(value)}T00:00Z`) + days * DAY_MS));
  for (const name of names)
    expect([name, copy[name]]).toEqual([name, isPlain(name) ? event[name] : later(event[name])]);
  expect(copy).toMatchObject({ edition_id: made.id, status: 'INACTIVE', version: 1, taken: 0 });
});

test('follow-up questions and waiting lists come along to the copy of their event, without people', async () => {
  const ids: number[] = [];
  for (const title of ['Follow-up one', 'Follow-up two', 'Follow-up three'])
    ids.push((await createEvent(product.database, { title })).id);
  await rows('update events set edition_id = $1 where id = any($2)', [from.id, ids]);
  const [first = 0, , third = 0] = ids;
  const diet = { question: 'Diet?', type: 'single_choice', options: ['Vegetarian', 'None'] };
  const seated = { 1: { ...diet, seats: { Vegetarian: 20 } } };
  await createFollowUp(product.database, { event_id: third, questions: seated });
  await createFollowUp(product.database, { event_id: first });
  await createWaitingList(product.database, third, { by_lot: true, offer_hours: 48 });
  await createWaiting(product.database, { event_id: third });
  const { made } = await copyYear(2033);
  const copied = await rows(
    `select title, questions, last_day, follow_ups.version from follow_ups
      join events on id = event_id where edition_id = $1 order by title`,
    [made.id],
  );
  const asked = { last_day: null, version: 1 };
  expect(copied).toEqual([
    { title: 'Follow-up one', questions: { 1: 'T-shirt?' }, ...asked },
    { title: 'Follow-up three', questions: seated, ...asked },
  ]);
  expect(
    await rows(
      `select title, option_seats.asked, question, option, option_seats.seats, taken
       from option_seats join option_names on option_id = option_seats.id
         join events on events.id = option_seats.event_id where edition_id = $1`,
      [made.id],
    ),
  ).toEqual([
    {
      ...{ title: 'Follow-up three', asked: 'follow-up', question: 'Diet?' },
      ...{ option: 'Vegetarian', seats: 20, taken: 0 },
    },
  ]);
  expect(
    await rows(
      `select title, is_on, by_lot, offer_hours, waiting_lists.version,
         (select count(*)::int from waiting where waiting.event_id = events.id) as people
       from waiting_lists join events on id = event_id where edition_id = $1`,
      [made.id],
    ),
  ).toEqual([
    { title: 'Follow-up three', is_on: true, by_lot: true, offer_hours: 48, version: 1, people: 0 },
  ]);
});

test('what an event asks to hand in comes along, without what was handed in', async () => {
  const { id } = await createEvent(product.database, { title: 'By parts' });
  await rows('update events set edition_id = $1 where id = $2', [from.id, id]);
  const { id: person } = await createUser(product.database);
  const poster = { id: 'poster', name: 'Poster', kind: 'picture', most: 2 };
  const saved = `insert into work_forms (event_id, asks_link, parts, grace_minutes, mending_hours,
    refuses_findings, version) values ($1, 'no', $2, 45, 12, true, 7)`;
  await rows(saved, [id, JSON.stringify([poster])]);
  await rows(
    `insert into files (key, user_id, event_id, purpose, part, name, size, begun_at)
     values (repeat('k', 22), $1, $2, 'work', 'poster', 'poster.jpg', 1, now())`,
    [person, id],
  );
  const { made } = await copyYear(2035);
  expect(
    await rows(
      `select asks_link, parts, grace_minutes, mending_hours, refuses_findings,
         work_forms.version, (select count(*)::int from files where files.event_id = id) as files
       from work_forms join events on id = event_id where edition_id = $1`,
      [made.id],
    ),
  ).toEqual([
    {
      ...{ asks_link: 'no', parts: [poster], grace_minutes: 45, mending_hours: 12 },
      ...{ refuses_findings: true, version: 1, files: 0 },
    },
  ]);
});

test('a class comes along as one, with its hours and who gives it, and with nobody in it', async () => {
  const { id } = await createClass(product.database, { title: 'Copied', speakers: ['Asha Rai'] });
  await createRegistration(product.database, { event_id: id });
  await rows('update events set edition_id = $1 where id = $2', [from.id, id]);
  const { made, days } = await copyYear(2034);
  const [copy] = await rows(
    `select kind, status, event_date, starts_at, ends_at, speakers, capacity, taken
     from events join event_seats on event_id = id where edition_id = $1 and title = 'Copied'`,
    [made.id],
  );
  expect(copy).toEqual({
    ...{ kind: 'workshop', status: 'INACTIVE', starts_at: '10:00', ends_at: '12:00' },
    ...{ speakers: ['Asha Rai'], capacity: 2, taken: 0 },
    event_date: dayOf(new Date(Date.parse('2025-08-10T00:00Z') + days * DAY_MS)),
  });
});

test('every table of an edition or an event is taken along, or it is said why not', async () => {
  const found = await rows(
    `select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('edition_id', 'event_id')`,
  );
  const named = found.map(({ name }) => String(name)).sort();
  expect(named).toEqual(Object.keys(TABLES).sort());
});

/** The values of a text with where they stand. */
function leaves(value: Json, at = ''): [string, Json][] {
  if (isList(value)) return value.flatMap((each, n) => leaves(each, `${at}/${n}`));
  if (!isFields(value)) return [[at, value]];
  return Object.entries(value).flatMap(([name, each]) => leaves(each, `${at}/${name}`));
}

test('every field of the text is in the draft, dates as many days later', async () => {
  const content = from.content ?? {};
  // Only then can it be seen to be forgotten.
  const extended = { ...(content['dates'] as object), firstDeadline: '2025-07-16T23:59:59+05:45' };
  const { draft_revision: revision } = from;
  const draft = { content: { ...content, dates: extended }, revision };
  const saved = await admin.put(`/api/admin/editions/${from.id}/draft`, draft);
  expect([saved.status, saved.problem]).toEqual([200, null]);
  const { made, fromDay, day } = await copyYear(2032);
  // Steps that follow the dates say them in words, too.
  const moved = withLinkedSteps(shiftDates(draft.content as JsonFields, fromDay, day));
  const before = new Map(leaves(moved));
  const after = new Map(leaves(made.draft_content as Json));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  expect(changed.sort()).toEqual(['/dates/firstDeadline', '/ordinal', '/year']);
});
