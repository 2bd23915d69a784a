import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { Grouped } from '../../platform/db/grouped.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';
import type { HttpResponse } from '../../testing/http-client.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';

/*
 * Works that arrive together share a statement and its commit, and nobody pays for another.
 */

const WORK = { work_link: 'https://work.example/x', description: 'A work.' };
const IN_WINDOW = '2025-08-10T10:00:00+05:45';
const CLOSING = '2025-09-01T00:00:00+05:45';
const AFTER = '2025-09-01T00:00:00.001+05:45';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED });
});
afterAll(() => product.close());
beforeEach(() => product.clock.set(IN_WINDOW));

async function openEvent(): Promise<number> {
  return (await createEvent(product.database, { requires_submission: true })).id;
}

/** Somebody who is registered for it, and known to this process. */
async function participant(event_id: number): Promise<SignedInClient> {
  const person = await product.as('USER');
  await createRegistration(product.database, { event_id, user_id: person.user.id });
  return person;
}

async function participants(event: number, count: number): Promise<SignedInClient[]> {
  const people: SignedInClient[] = [];
  for (let n = 0; n < count; n += 1) people.push(await participant(event));
  return people;
}

const submit = (
  person: SignedInClient,
  event: number,
  body: object = WORK,
  headers: Record<string, string> = {},
) => person.post(`/api/user/events/${event}/submissions`, body, headers);

const told = ({ status, problem }: HttpResponse) => problem ?? String(status);

/** Holds the event, so that the first work waits and all that follow go together. */
async function hold(event: number): Promise<() => Promise<void>> {
  const holder = await product.database.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin');
  await holder.query('select from events where id = $1 for update', [event]);
  return async () => void (await holder.query('commit'));
}

/** Counts the works that were judged and wait to be written. */
function judged() {
  const ask = vi.spyOn(Grouped.prototype, 'ask');
  onTestFinished(() => ask.mockRestore());
  const isWork = (input: unknown) => typeof input === 'object' && input !== null && 'work' in input;
  return () => ask.mock.calls.filter(([input]) => isWork(input)).length;
}

describe('in one group', () => {
  test('everybody gets an answer of their own, whatever the others sent', async () => {
    const event = await openEvent();
    const [first, fine, eager, keyed, reusing, wordy, rejected] = (await participants(
      event,
      7,
    )) as [
      SignedInClient,
      SignedInClient,
      SignedInClient,
      SignedInClient,
      SignedInClient,
      SignedInClient,
      SignedInClient,
    ];
    await product.database.pool.query(
      `update registrations set status = 'REJECTED', reviewed_at = now(), reviewed_by = user_id
       where user_id = $1`,
      [rejected.user.id],
    );
    const [back, accepted, stranger] = await Promise.all([1, 2, 3].map(() => product.as('USER')));
    for (const [person, status] of [
      [back, 'RESUBMISSION_REQUIRED'],
      [accepted, 'ACCEPTED'],
    ] as const) {
      await createSubmission(product.database, {
        event_id: event,
        user_id: person?.user.id ?? 0,
        status,
      });
    }
    const [release, numberJudged] = [await hold(event), judged()];
    const before = submit(first, event);
    await eventually(() => expect(numberJudged()).toBe(1));
    const key = { 'idempotency-key': 'mine' };
    const cases: [string, Promise<HttpResponse>[], string[]][] = [
      ['a first work', [submit(fine, event)], ['201']],
      [
        'a double click',
        [submit(eager, event), submit(eager, event)],
        ['201', 'already-submitted'],
      ],
      [
        'the same key again',
        [1, 2, 3].map(() => submit(keyed, event, WORK, key)),
        ['201', '201', '201'],
      ],
      [
        'the same key for another work',
        [
          submit(reusing, event, WORK, key),
          submit(reusing, event, { ...WORK, description: 'Another' }, key),
        ],
        ['201', 'idempotency-key-reused'],
      ],
      ['a next revision', [submit(back as SignedInClient, event)], ['201']],
      [
        'a work that was accepted',
        [submit(accepted as SignedInClient, event)],
        ['submission-accepted'],
      ],
      ['nobody registered', [submit(stranger as SignedInClient, event)], ['not-registered']],
      ['a rejected registration', [submit(rejected, event)], ['registration-rejected']],
      ['a wrong link', [submit(wordy, event, { ...WORK, work_link: 'x y' })], ['invalid-input']],
    ];
    await eventually(() => expect(numberJudged()).toBe(1 + 1 + 2 + 3 + 2 + 1));
    await release();
    expect(told(await before)).toBe('201');
    for (const [name, sent, expected] of cases) {
      expect([name, (await Promise.all(sent)).map(told)]).toEqual([name, expected]);
    }
    const { rows } = await product.database.pool.query<{ works: number; revisions: number }>(
      `select count(*)::int as works, sum(revision)::int as revisions,
         (select count(*)::int from audit where action like 'submission.%'
          and subject_id in (select id from submissions where event_id = $1)) as audits
       from submissions where event_id = $1`,
      [event],
    );
    // Five first works, one next revision, and one that was accepted before.
    expect(rows).toEqual([{ works: 7, revisions: 8, audits: 6 }]);
  });

  test('whoever asked in time is in time, also when the window closes before it is written', async () => {
    const event = await openEvent();
    const people = await participants(event, 6);
    const [release, numberJudged] = [await hold(event), judged()];
    const sent: Promise<HttpResponse>[] = [];
    for (const [n, at] of [IN_WINDOW, CLOSING, CLOSING, AFTER, CLOSING, AFTER].entries()) {
      product.clock.set(at);
      sent.push(submit(people[n] as SignedInClient, event));
      const inTime = sent.length - (at === AFTER ? 1 : 0) - (n > 3 ? 1 : 0);
      await eventually(() => expect(numberJudged()).toBe(inTime));
      if (at === AFTER) expect(told((await sent[n]) as HttpResponse)).toBe('submission-closed');
    }
    product.clock.set(AFTER);
    await release();
    const outcomes = (await Promise.all(sent)).map(told);
    const closed = 'submission-closed';
    expect(outcomes).toEqual(['201', '201', '201', closed, '201', closed]);
  });

  test.each([
    [
      'closes the window',
      `update events set version = version + 1,
      submission_close = '2025-08-05T00:00:00+05:45' where id = $1`,
      'submission-closed',
    ],
    [
      'shortens the description',
      `update events set version = version + 1,
      description_word_limit = 1 where id = $1`,
      'invalid-input',
    ],
    [
      'deletes the event',
      `update events set version = version + 1,
      status = 'DELETED' where id = $1`,
      'not-found',
    ],
    [
      'changes the title',
      `update events set version = version + 1,
      title = 'Another title' where id = $1`,
      '201',
    ],
  ])('an organiser who %s meanwhile counts for all of them', async (_, change, expected) => {
    const event = await openEvent();
    const people = await participants(event, 4);
    const editor = await product.database.pool.connect();
    onTestFinished(() => editor.release(true));
    await editor.query('begin');
    await editor.query(change, [event]);
    const numberJudged = judged();
    const sent = people.map((person) => submit(person, event));
    await eventually(() => expect(numberJudged()).toBe(4));
    await editor.query('commit');
    const responses = await Promise.all(sent);
    expect(responses.map(told)).toEqual(Array(4).fill(expected));
    if (expected !== '201') return;
    const titles = responses.map((each) => each.json<UserSubmissionDetail>().event_title);
    expect(new Set(titles)).toEqual(new Set(['Another title']));
  });

  test('an organiser who takes the request for a next revision back is never overridden', async () => {
    const event = await openEvent();
    const [first] = await participants(event, 1);
    const back = await product.as('USER');
    const admin = await product.as('ADMIN');
    const { id } = await createSubmission(product.database, {
      event_id: event,
      user_id: back.user.id,
      status: 'RESUBMISSION_REQUIRED',
    });
    const [release, numberJudged] = [await hold(event), judged()];
    const sent = [submit(first as SignedInClient, event), submit(back, event)];
    await eventually(() => expect(numberJudged()).toBe(2));
    const reopened = await admin.put(`/api/admin/submissions/${id}/reopen`, { reason: 'Mistake' });
    expect(reopened.status).toBe(200);
    await release();
    expect((await Promise.all(sent)).map(told)).toEqual(['201', 'already-submitted']);
  });
});

test('what is answered is what is read afterwards', async () => {
  const event = await openEvent();
  const person = await participant(event);
  const admin = await product.as('ADMIN');
  const read = async (id: number) =>
    (await person.get(`/api/user/submissions/${id}`)).json<UserSubmissionDetail>();
  const first = (await submit(person, event)).json<UserSubmissionDetail>();
  expect(first).toEqual(await read(first.id));
  const remarks = 'Add a README';
  await admin.put(`/api/admin/submissions/${first.id}/review`, {
    status: 'RESUBMISSION_REQUIRED',
    remarks,
  });
  const second = (await submit(person, event)).json<UserSubmissionDetail>();
  expect(second).toEqual(await read(first.id));
  expect(second.revisions.map(({ review_remarks }) => review_remarks)).toEqual([remarks, null]);
});
