import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createEvent, createRegistration, createSubmission } from '../testing/factories.ts';

const REGISTRATIONS = '/api/admin/registrations/export';
const SUBMISSIONS = '/api/admin/events/submissions/export';

let product: TestApp;
let organiser: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
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
        '1. How do you know about the event?,mobile,gender,date_of_birth',
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
