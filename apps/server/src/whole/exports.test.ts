import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  grantEvents,
} from '../testing/factories.ts';

const REGISTRATIONS = '/api/admin/registrations/export';
const SUBMISSIONS = '/api/admin/events/submissions/export';

const SKILLS = { type: 'multiple_choice', options: ['C', 'प्रोग्रामिङ'] };

let product: TestApp;
let organiser: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
});
// Nobody exports more than 30 times a minute.
beforeEach(async () => {
  organiser = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());

/** The lines of the file at this address, cut at every comma. */
async function cellsAt(address: string): Promise<string[][]> {
  const { status, text } = await organiser.get(address);
  expect(status, text).toBe(200);
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  return lines.map((line) => line.split(','));
}

/** A person of an event, with instants that are of another day in Nepal than in UTC. */
async function participant() {
  const { id: event } = await createEvent(product.database, { requires_submission: true });
  const late = new Date('2025-07-16T20:00:05Z');
  const person = await product.as({
    name: 'आशा थापा',
    profile: { mobile: '9841234567', gender: 'FEMALE', dob: '2007-03-14' },
  });
  const of = { event_id: event, user_id: person.user.id, reviewed_at: late };
  await createRegistration(product.database, { ...of, status: 'SHORTLISTED', registered_on: late });
  await createSubmission(product.database, { ...of, status: 'REJECTED', submitted_at: late });
  return event;
}

describe('an export', () => {
  test.each([
    [
      REGISTRATIONS,
      'id,event,name,email,college,college_address,registered_on NPT (UTC+05:45),status,' +
        'reviewed_at NPT (UTC+05:45),reviewed_by,review_remarks,' +
        'How do you know about the event?,mobile,gender,date_of_birth',
    ],
    [
      SUBMISSIONS,
      'id,event,submitted_by,email,college,submitted_at NPT (UTC+05:45),revision,status,work_link,' +
        'demo_or_alternate_link,description,reviewed_at NPT (UTC+05:45),reviewed_by,review_remarks,' +
        'mobile,gender,date_of_birth',
    ],
  ])('at %s tells everything, as the clock in Nepal shows it', async (url, headings) => {
    const [header, row] = await cellsAt(`${url}?event_id=${await participant()}`);
    expect(header?.join()).toBe(headings);
    expect(row).toContain('आशा थापा');
    expect(row?.filter((cell) => cell === '2025-07-17 01:45:05')).toHaveLength(2);
    expect(row?.slice(-3)).toEqual(['9841234567', 'FEMALE', '2007-03-14']);
  });

  test.each([
    [REGISTRATIONS, 'mobile,name,name,registered_on', ['mobile', 'name', 'registered_on']],
    [SUBMISSIONS, 'submitted_at', ['submitted_at']],
  ])('at %s holds the columns %s alone', async (url, columns, names) => {
    const [header, row] = await cellsAt(
      `${url}?event_id=${await participant()}&columns=${columns}`,
    );
    expect(header?.map((heading) => heading.replace(' NPT (UTC+05:45)', ''))).toEqual(names);
    expect(row).toHaveLength(names.length);
  });

  test.each([
    ['of another export', 'work_link'],
    ['that nobody asks', 'id,'],
    ['of nothing', ''],
    ['of everything there is', `${'id,'.repeat(400)}id`],
  ])('refuses a column %s', async (_, columns) => {
    const response = await organiser.get(`${REGISTRATIONS}?columns=${columns}`);
    expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
    expect(response.json()).toMatchObject({ errors: [{ pointer: '?columns' }] });
  });
});

/** The files of the ZIP at this address, by name: their lines. */
async function filesAt(address: string): Promise<Record<string, string[]>> {
  const { bytes, headers } = await organiser.get(address);
  expect(headers['content-type']).toBe('application/zip');
  const files = Object.entries(unzipSync(bytes));
  return Object.fromEntries(
    files.map(([name, content]) => [
      name,
      strFromU8(content).replace('\uFEFF', '').trimEnd().split('\r\n'),
    ]),
  );
}

describe.each([
  ['registrations', REGISTRATIONS, createRegistration],
  ['submissions', SUBMISSIONS, createSubmission],
])('the files of %s', (kind, url, create) => {
  /** Rows of one event each, of people whom nobody else is named like. */
  async function eventsNamed(marker: string, ...titles: string[]) {
    const ids: number[] = [];
    for (const title of titles) {
      const { id } = await createEvent(product.database, { title, requires_submission: true });
      const person = await product.as({ name: `${marker} ${ids.length + 1}` });
      await create(product.database, { event_id: id, user_id: person.user.id });
      ids.push(id);
    }
    return ids;
  }
  const disposition = async (address: string) =>
    (await organiser.get(address)).headers['content-disposition'];

  test('are named by event and day in Nepal, where there is one event', async () => {
    const [id] = await eventsNamed(`${kind} one`, 'AI "Hackathon" / 2025');
    const name = `attachment; filename="${kind}-ai-hackathon-2025-2025-07-16.csv"`;
    expect(await disposition(`${url}?event_id=${id}`)).toBe(name);
    expect(await disposition(`${url}?q=${kind}+one`)).toBe(name);
    expect(await disposition(`${url}?q=nobody+at+all`)).toBe(
      `attachment; filename="${kind}-2025-07-16.csv"`,
    );
  });

  test('keep a name in Devanagari', async () => {
    const [id] = await eventsNamed(`${kind} nepali`, 'कथा लेखन');
    const encoded = encodeURIComponent(`${kind}-कथा-लेखन-2025-07-16.csv`);
    expect(await disposition(`${url}?event_id=${id}`)).toBe(
      `attachment; filename="${kind}-_-_-2025-07-16.csv"; filename*=UTF-8''${encoded}`,
    );
  });

  test('are in a ZIP where there are several events, each as it would be alone', async () => {
    const marker = `${kind} many`;
    const ids = await eventsNamed(marker, 'Poster', 'कथा', 'Poster');
    const address = `${url}?q=${encodeURIComponent(marker)}`;
    expect(await disposition(address)).toBe(`attachment; filename="${kind}-2025-07-16.zip"`);
    const files = await filesAt(address);
    expect(Object.keys(files)).toEqual([
      `${kind}-poster-2025-07-16.csv`,
      `${kind}-कथा-2025-07-16.csv`,
      `${kind}-poster-${ids[2]}-2025-07-16.csv`,
    ]);
    for (const [at, lines] of Object.values(files).entries()) {
      const alone = await cellsAt(`${url}?event_id=${ids[at]}`);
      expect(lines.map((line) => line.split(','))).toEqual(alone);
      expect(lines).toHaveLength(2);
    }
  });

  test('hold what the filters leave, in the order of the list, of the chosen columns', async () => {
    const marker = `${kind} sorted`;
    const [first = 0, second = 0] = await eventsNamed(marker, 'Sorted A', 'Sorted B');
    for (const name of ['c', 'a', 'b']) {
      const person = await product.as({ name: `${marker} ${name}` });
      await create(product.database, { event_id: first, user_id: person.user.id });
    }
    await create(product.database, { event_id: second, status: 'REJECTED' });
    const [sort, column] =
      kind === 'registrations' ? ['user_name', 'name'] : ['submitted_by', 'submitted_by'];
    const query = `status=PENDING&q=${encodeURIComponent(marker)}&sort=-${sort}&columns=${column}`;
    expect(Object.values(await filesAt(`${url}?${query}`))).toEqual([
      [column, `${marker} c`, `${marker} b`, `${marker} a`, `${marker} 1`],
      [column, `${marker} 2`],
    ]);
    await organiser.delete(`/api/admin/events/${second}`);
    expect(await disposition(`${url}?${query}`)).toContain('.csv"');
    expect(await cellsAt(`${url}?${query}`)).toHaveLength(5);
  });

  test('are of the events that the person organises alone', async () => {
    const marker = `${kind} granted`;
    const [own = 0, other = 0, read = 0, far = 0] = await eventsNamed(
      marker,
      'Own',
      'Other own',
      'Read',
      'Far',
    );
    const limited = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, limited.user.id, [own, 'organise'], [read, 'read']);
    const all = await limited.get(url);
    expect(all.headers['content-disposition']).toContain(`"${kind}-own-2025-07-16.csv"`);
    expect(all.text.trimEnd().split('\r\n')).toHaveLength(2);
    const refused = await limited.get(`${url}?event_id=${read}`);
    expect([refused.status, refused.problem]).toEqual([403, 'not-allowed']);
    const unseen = await limited.get(`${url}?event_id=${far}`);
    expect(unseen.headers['content-disposition']).toContain(`"${kind}-2025-07-16.csv"`);
    expect(unseen.text.trimEnd().split('\r\n')).toHaveLength(1);
    const both = [own, other].map((id) => [id, 'organise'] as const);
    await grantEvents(product.database, limited.user.id, ...both);
    const client = await product.as(limited.user.email as `${string}@${string}`);
    const two = Object.keys(unzipSync((await client.get(url)).bytes));
    expect(two).toEqual([`${kind}-own-2025-07-16.csv`, `${kind}-other-own-2025-07-16.csv`]);
    expect((await (await product.as('USER')).get(url)).status).toBe(403);
  });
});

test('questions are columns: those asked now, then those that were answered before a change', async () => {
  const before = { 1: 'Size?', 2: '=Diet', 3: 'Size?', 4: { question: 'Skills', ...SKILLS } };
  const { id } = await createEvent(product.database, { event_questions: before });
  await createRegistration(product.database, {
    event_id: id,
    answers: [{ 1: 'M' }, { 2: '@none' }, { 3: 'L' }, { 4: ['C', 'प्रोग्रामिङ'] }],
  });
  const after = { 1: { question: 'Skills', ...SKILLS }, 2: 'Size?', 3: 'Diet, if any' };
  await product.database.kysely
    .updateTable('events')
    .set({ event_questions: JSON.stringify(after) })
    .where('id', '=', id)
    .execute();
  await createRegistration(product.database, {
    event_id: id,
    answers: [{ 2: 'S' }, { 3: 'vegan' }],
  });
  const { text } = await organiser.get(
    `${REGISTRATIONS}?event_id=${id}&columns=id,answers&sort=id`,
  );
  const [header, first, second] = text.replace('\uFEFF', '').split('\r\n');
  expect(header).toBe(
    `id,Skills,Size?,"Diet, if any",'=Diet (asked earlier),Size? (2) (asked earlier)`,
  );
  expect(first).toMatch(/^\d+,"C; प्रोग्रामिङ",M,,'@none,L$/);
  expect(second).toMatch(/^\d+,,S,vegan,,$/);
});
