import { endpoints } from '@pratibha/contract/api';
import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import type { ReviewOutcome } from '@pratibha/contract/reviews';
import { mayDo } from '@pratibha/domain/access';
import { RELATIONS, type Relation } from '@pratibha/domain/grants';
import { ROLES, type Role } from '@pratibha/domain/people/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createCertificate, createVolunteer } from '../testing/certificate-factories.ts';
import { createEnquiry } from '../testing/enquiries.ts';
import { createEvent, createSubmission, grantEvents } from '../testing/factories.ts';
import { createGuest } from '../testing/guest-factories.ts';
import type { HttpResponse } from '../testing/http-client.ts';
import {
  assignAll,
  createJudge,
  createJudgeCall,
  createRound,
  createSheet,
  openTestRound,
} from '../testing/judging-factories.ts';
import { createResultEnquiry } from '../testing/results-factories.ts';
import { ROUND_CALLS } from '../testing/round-calls.ts';
import { stillDemoClock } from '../testing/still-demo-clock.ts';

/**
 * What an event admin may do with something of an event, by the grants, in the order of GRANTED:
 * y it is done, or refused for its body or state; - 403; 0 as if it were not there.
 */
const EXPECTED: Readonly<Record<string, string>> = {
  'GET /admin/dashboard': '-yyyy0yy-y',
  'GET /admin/users': '------y---',
  'GET /admin/users/{id}': '------y---',
  'GET /admin/users/{id}/record': '------y---',
  'GET /admin/events': '-yyyy0yy-y',
  'GET /admin/events/seats': '-yyyy0yy-y',
  'GET /admin/events/coming': '-yyyy0yy-y',
  'GET /admin/events/editions': '-yyyyyyy-y',
  'GET /admin/events/export': '-y-y00y---',
  'GET /admin/events/{id}': '-yyyy0yy-y',
  'GET /admin/events/{id}/form': '-yyyy0yy-y',
  'GET /admin/events/{id}/history': '-yyyy0yy-y',
  'GET /admin/events/{id}/follow-up': '-yyyy0yy-y',
  'PUT /admin/events/{id}/follow-up': '-y-y-0y---',
  'GET /admin/registrations/{id}/follow-up': '-yyyy0yy-y',
  'GET /admin/events/{id}/held-decisions': '-y-y-0y---',
  'PUT /admin/events/{id}/held-decisions': '-y-y-0y---',
  'GET /admin/held-decisions/{id}': '-0-0000---',
  'POST /admin/events': '------y---',
  'GET /admin/missing-events': '------y---',
  'PUT /admin/events/{id}': '-y-y-0y---',
  'DELETE /admin/events/{id}': '-y-y-0y---',
  'POST /admin/events/{id}/restore': '-y-y-0y---',
  'GET /admin/registrations': '-yyyy0yy-y',
  'GET /admin/registrations/cannot-come': '-yyyy0yy-y',
  'GET /admin/registrations/export': '-y-y-0y---',
  'GET /admin/registrations/{id}': '-yyyy0yy-y',
  'GET /admin/registrations/{id}/history': '-yyyy0yy-y',
  'GET /admin/registrations/{id}/context': '-yyyy0yy-y',
  'GET /admin/registrations/{id}/answer-changes': '-yyyy0yy-y',
  'PUT /admin/registrations/{id}': '-y-y-0y---',
  'PUT /admin/registrations/{id}/reopen': '-y-y-0y---',
  'PUT /admin/registrations/reviews': '-y-y-0y---',
  'PUT /admin/registrations/{id}/undo': '-y-y-0y---',
  'GET /admin/events/submissions': '-yyyy0yy-y',
  'GET /admin/events/submissions/export': '-y-y-0y---',
  'GET /admin/events/submissions/replaced': '-yyyy0yy-y',
  'GET /admin/events/submissions/{id}': '-yyyy0yy-y',
  'GET /admin/events/submissions/{id}/consent': '-yyyy0yy-y',
  'GET /admin/events/submissions/{id}/history': '-yyyy0yy-y',
  'PUT /admin/submissions/{id}/review': '-y-y-0y---',
  'PUT /admin/submissions/{id}/reopen': '-y-y-0y---',
  'PUT /admin/submissions/reviews': '-y-y-0y---',
  'PUT /admin/submissions/{id}/undo': '-y-y-0y---',
  'GET /admin/rubrics': '-y-y00y---',
  ...Object.fromEntries(ROUND_CALLS.map((call) => [call, '-y-y-0y---'])),
  'GET /admin/enquiries': '-yyyy0yy-y',
  'PUT /admin/enquiries/{id}/response': '-y-y-0y---',
  'GET /admin/certificate-names': '-y-yyyy---',
  'POST /admin/certificate-names': '-y-yyyy---',
  'GET /admin/certificates': '-yyyy0yy-y',
  'GET /admin/certificates/candidates': '-y-y-0y---',
  'GET /admin/certificates/runs': '-yyyyyyy-y',
  'POST /admin/certificates/runs': '-y-yyyy---',
  'GET /admin/certificates/zips': '-y-yyyy---',
  'POST /admin/certificates/zips': '-y-yyyy---',
  'GET /admin/certificates/zips/{id}/file': '-0-0000---',
  'GET /admin/certificates/{id}/link': '-y-y-0y---',
  'POST /admin/certificates/{id}/correction': '-y-y-0y---',
  'POST /admin/certificates/{id}/revocation': '-y-y-0y---',
  'GET /admin/rounds/{id}/certificates': '-yyyy0yy-y',
  'GET /admin/events/{id}/attendances': '-yyyy0yy-y',
  'PUT /admin/events/{id}/attendances': '-y-y-0y---',
  'GET /admin/volunteers': '-yyyy0yy-y',
  'POST /admin/volunteers': '-y-yyyy---',
  'DELETE /admin/volunteers/{id}': '-y-y-0y---',
  'GET /admin/remarks-templates': '-y-yyyy---',
  'POST /admin/remarks-templates': '-y-yyyy---',
  'DELETE /admin/remarks-templates/{id}': '-0-0000---',
};

/** What tells of no event in particular. */
const OF_NO_EVENT =
  /^\/admin\/(users|certificate-names|remarks-templates|missing-events|events\/editions|certificates\/(runs|zips$))/;

/** What lists the latest of many: that of the readers' worlds is no longer among them. */
const LATEST_ALONE = /\/rubrics$/;

type Granted = readonly (readonly [event: 'this' | 'other' | 'all', kind: Relation])[];
const GRANTED: readonly Granted[] = [
  [],
  [['this', 'organise']],
  [['this', 'read']],
  [
    ['this', 'organise'],
    ['other', 'read'],
  ],
  [
    ['this', 'read'],
    ['other', 'organise'],
  ],
  [['other', 'organise']],
  [['all', 'organise']],
  [['all', 'read']],
  [
    ['this', 'judge'],
    ['all', 'check-in'],
  ],
  [
    ['this', 'read'],
    ['this', 'judge'],
  ],
];

let product: TestApp;
let other: number;
type Asking = { readonly at: World; readonly client: SignedInClient };
/** By each of GRANTED a world and its organiser, for whatever leaves them as they are. */
let readers: readonly Asking[];

beforeAll(async () => {
  product = await startTestApp({ clock: async () => stillDemoClock });
  other = (await createEvent(product.database)).id;
  const made: Asking[] = [];
  for (const granted of GRANTED) made.push(await asking(granted));
  readers = made;
});
afterAll(() => product.close());

/** An event with a registration and a work, of which nothing was sent yet. */
async function world() {
  const { kysely } = product.database;
  const event = await createEvent(product.database, { requires_submission: true, capacity: 30 });
  const submission = await createSubmission(product.database, {
    event_id: event.id,
    replaced_at: product.clock.now(),
  });
  // Its person said that they cannot come, so that the lists of that hold it.
  await kysely
    .updateTable('registrations')
    .set({ cannot_come_at: product.clock.now() })
    .where('id', '=', submission.registration_id)
    .execute();
  const registration = await kysely
    .selectFrom('registrations')
    .select(['id', 'version'])
    .where('id', '=', submission.registration_id)
    .executeTakeFirstOrThrow();
  const round = await createRound(product.database, { event_id: event.id });
  const judge = await createJudge(product.database, { round_id: round.id, state: 'accepted' });
  await openTestRound(product.database, round.id);
  const [assigned = 0] = await assignAll(product.database, judge.id);
  const sheet = await createSheet(product.database, { assignment_id: assigned });
  const judgeCall = await createJudgeCall(product.database, { judge_id: judge.id });
  const enquiry = await createEnquiry(product.database, {
    ...{ event_id: event.id, user_id: submission.user_id },
  });
  const user = { id: submission.user_id };
  const guest = await createGuest(product.database, { round_id: round.id, made_by: user.id });
  const asked = await createResultEnquiry(product.database, {
    ...{ event_id: event.id, round_id: round.id, submission_id: submission.id, user_id: user.id },
  });
  const certificate = await createCertificate(product.database, {
    ...{ event_id: event.id, event_title: event.title, kind: 'judge', user_id: user.id },
  });
  const volunteer = await createVolunteer(product.database, {
    ...{ event_id: event.id, entered_by: user.id },
  });
  return {
    ...{ event, submission, registration, enquiry, round, judge, judgeCall, guest, sheet, user },
    ...{ asked, certificate, volunteer },
  };
}
type World = Awaited<ReturnType<typeof world>>;

async function organiser(
  granted: Granted,
  { event }: World,
  role: Role = 'EVENT_ADMIN',
): Promise<SignedInClient> {
  const client = await product.as(role);
  const ids = { this: event.id, other, all: null };
  const rows = granted.map(([which, kind]) => [ids[which], kind] as const);
  await grantEvents(product.database, client.user.id, ...rows);
  return client;
}

async function asking(granted: Granted): Promise<Asking> {
  const at = await world();
  return { at, client: await organiser(granted, at) };
}

/** What the last part of the address before the id, or the whole of a list, is about. */
function thingOf(path: string, at: World) {
  if (path.startsWith('/admin/judges')) return at.judge;
  if (path.startsWith('/admin/judge-calls')) return at.judgeCall;
  if (path.startsWith('/admin/guests')) return at.guest;
  if (path.startsWith('/admin/sheets')) return at.sheet;
  if (path.startsWith('/admin/result-enquiries')) return at.asked;
  if (path.startsWith('/admin/rounds')) return at.round;
  if (path.startsWith('/admin/certificates')) return at.certificate;
  if (path.startsWith('/admin/volunteers')) return at.volunteer;
  if (path.includes('submissions')) return at.submission;
  if (path.includes('registrations')) return at.registration;
  if (path.includes('enquiries')) return at.enquiry;
  return path.includes('users') ? at.user : at.event;
}

function send(client: SignedInClient, { method, path }: EndpointDefinition, at: World) {
  const thing = thingOf(path, at);
  const asked = /(registrations|submissions)\/export$|\/(candidates|volunteers)$/.test(path)
    ? `?event_id=${at.event.id}`
    : '';
  const query = path.endsWith('/replaced') ? `?ids=${at.submission.id}` : asked;
  const body = path.endsWith('/reviews')
    ? { rows: [thing], status: 'REJECTED', remarks: null }
    : undefined;
  const rows = body && { ...body, rows: [{ id: thing.id, version: at.registration.version }] };
  return client.send(method, `/api${path.replace('{id}', String(thing.id))}${query}`, rows);
}

function letterOf(response: HttpResponse, { path, method }: EndpointDefinition, at: World) {
  const outcome =
    path.endsWith('/reviews') && response.status === 200
      ? response.json<ReviewOutcome[]>()[0]?.outcome
      : response.problem;
  if (outcome === 'not-allowed') return '-';
  if (outcome === 'not-found') return '0';
  expect(response.status).toBeLessThan(500);
  expect(response.status).not.toBe(401);
  if (path === '/admin/dashboard') return response.json()['registrations'] === 0 ? '0' : 'y';
  if (method !== 'GET' || OF_NO_EVENT.test(path)) return 'y';
  // Whose event it is not has been told apart above.
  if (/^\/admin\/(rounds|sheets|certificates\/\{)/.test(path)) return 'y';
  if (/\/(history|answer-changes|follow-up|consent|attendances)$/.test(path))
    return response.status === 200 ? 'y' : '0';
  if (/\/(seats|coming|cannot-come)$/.test(path))
    return response.text.includes(`"event_id":${at.event.id},`) ? 'y' : '0';
  if (path.endsWith('/replaced'))
    return response.text.includes(`"submission_id":${at.submission.id},`) ? 'y' : '0';
  return response.text.includes(at.event.title) ? 'y' : '0';
}

const all: readonly EndpointDefinition[] = endpoints;
const nameOf = ({ method, path }: EndpointDefinition) => `${method} ${path}`;
const ofOrganisers = all.filter(
  ({ path, access }) => path.startsWith('/admin/') && mayDo(access, { role: 'EVENT_ADMIN' }),
);

test('the table names every call of event admins', () => {
  expect(ofOrganisers.map(nameOf).sort()).toEqual(Object.keys(EXPECTED).sort());
});

describe.each(ofOrganisers.map((call) => [nameOf(call), call] as const))('%s', (name, call) => {
  test('by the relation to the event', async () => {
    const letters: string[] = [];
    const ask = async ({ at, client }: Asking) =>
      letters.push(letterOf(await send(client, call, at), call, at));
    const leavesAll = call.method === 'GET' && !LATEST_ALONE.test(name);
    for (const [nth, reader] of readers.entries()) {
      // Whoever is refused leaves a world as it is; if they should not be, the letters tell.
      const isRefused = EXPECTED[name]?.[nth] !== 'y';
      await ask(leavesAll || isRefused ? reader : await asking(GRANTED[nth] ?? []));
    }
    expect(letters.join('')).toBe(EXPECTED[name]);
  });
});

const ofJudges = all.filter(({ access }) => access === 'judging.judge');

test('judging takes the relation, and no role', async () => {
  const at = await world();
  for (const role of ROLES) {
    const organises = await organiser([['this', 'organise']], at, role);
    const judge = await organiser([['this', 'judge']], at, role);
    for (const call of ofJudges) {
      const url = `/api${call.path.replace('{id}', '2000000000')}`;
      const without = await organises.send(call.method, url);
      const { problem } = await judge.send(call.method, url);
      expect([nameOf(call), role, without.problem]).toEqual([nameOf(call), role, 'not-allowed']);
      const told = call.path.includes('{id}') ? 'not-found' : null;
      expect([nameOf(call), role, problem]).toEqual([nameOf(call), role, told]);
    }
  }
});

test('no relation lets a student into the console', async () => {
  const at = await world();
  const every = RELATIONS.map((kind) => ['all', kind] as const);
  const student = await organiser(every, at, 'USER');
  for (const call of ofOrganisers) {
    const { problem } = await send(student, call, at);
    expect([nameOf(call), problem]).toEqual([nameOf(call), 'not-allowed']);
  }
  expect((await student.get('/api/user/profile')).json()['event_grants']).toHaveLength(4);
});

test.each(
  all
    .filter((call) => !ofOrganisers.includes(call) && !ofJudges.includes(call))
    .map((call) => [nameOf(call), call] as const),
)('%s is the same whatever was granted', async (_, call) => {
  if (call.path === '/user/logout') return;
  const statuses = new Set<number>();
  const url = `/api${call.path.replace(/\{\w+\}/g, '2000000000')}`;
  for (const { client } of readers) statuses.add((await client.send(call.method, url)).status);
  expect(statuses.size).toBe(1);
});
