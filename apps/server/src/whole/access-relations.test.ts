import { endpoints } from '@pratibha/contract/api';
import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import type { ReviewOutcome } from '@pratibha/contract/reviews';
import { mayDo } from '@pratibha/domain/access';
import { RELATIONS } from '@pratibha/domain/grants';
import { ROLES, type Role } from '@pratibha/domain/people/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { certifiedIn } from '../testing/certificate-factories.ts';
import { createClass } from '../testing/class-factories.ts';
import { createNote, createTag } from '../testing/desk-factories.ts';
import { createEnquiry } from '../testing/enquiries.ts';
import { createEvent, createSubmission, grantEvents } from '../testing/factories.ts';
import { GRANTED, type Granted } from '../testing/granted.ts';
import { createGuest } from '../testing/guest-factories.ts';
import { createHandedFile } from '../testing/handed-factories.ts';
import type { HttpResponse } from '../testing/http-client.ts';
import {
  assignAll,
  createJudge,
  createJudgeCall,
  createRound,
  createSheet,
  openTestRound,
} from '../testing/judging-factories.ts';
import { createCheckedLink } from '../testing/link-factories.ts';
import { RELATIONS_TABLE as EXPECTED } from '../testing/relations-table.ts';
import { createResultEnquiry } from '../testing/results-factories.ts';
import { stillDemoClock } from '../testing/still-demo-clock.ts';
import { createEventVersion } from '../testing/version-factories.ts';
import { createWaiting } from '../testing/waiting-factories.ts';

/** What tells of no event in particular. */
const OF_NO_EVENT =
  /^\/admin\/(users|lists|desk\/mine|loose-ends|prepared-decisions|certificate-names|remarks-templates|translation-groups|translations|set-answers|missing-events|events\/editions|certificates\/(runs|in-doubt|zips$))/;

/** What lists the latest of many: that of the readers' worlds is no longer among them. */
const LATEST_ALONE = /\/rubrics$/;

let product: TestApp;
let other: number;
type Asking = { readonly at: World; readonly client: SignedInClient };
/** By each of GRANTED a world and its organiser, for whatever leaves them as they are. */
let readers: readonly Asking[];

beforeAll(async () => {
  product = await startTestApp({
    ...{ clock: async () => stillDemoClock, config: { linkChecks: true } },
  });
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
  await createCheckedLink(product.database, submission.id);
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
  const note = await createNote(product.database, { registration_id: registration.id });
  const tag = await createTag(product.database, event.id);
  await createEventVersion(product.database, event);
  const waiting = await createWaiting(product.database, { event_id: event.id });
  const workshop = await createClass(product.database, { title: event.title });
  const user = { id: submission.user_id };
  const file = await createHandedFile(product.database, {
    ...{ submission_id: submission.id, previews: { '1-480': 'picture' } },
  });
  const guest = await createGuest(product.database, { round_id: round.id, made_by: user.id });
  const asked = await createResultEnquiry(product.database, {
    ...{ event_id: event.id, round_id: round.id, submission_id: submission.id, user_id: user.id },
  });
  return {
    ...{ event, submission, registration, enquiry, round, judge, judgeCall, guest, sheet, user },
    ...{ asked, note, tag, waiting, workshop, file },
    ...(await certifiedIn(product.database, event, user.id)),
  };
}
type World = Awaited<ReturnType<typeof world>>;

async function organiser(
  granted: Granted,
  { event, workshop }: World,
  role: Role = 'EVENT_ADMIN',
): Promise<SignedInClient> {
  const client = await product.as(role);
  const ids = { this: event.id, other, all: null };
  const rows = granted.map(([which, kind]) => [ids[which], kind] as const);
  // A class is an event of its own; what is granted of this one is granted of it, too.
  const ofClass = rows.flatMap(([id, kind]) =>
    id === event.id ? [[workshop.id, kind] as const] : [],
  );
  await grantEvents(product.database, client.user.id, ...rows, ...ofClass);
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
  if (path.startsWith('/admin/notes')) return at.note;
  if (path.startsWith('/admin/tags')) return at.tag;
  if (path.startsWith('/admin/files/')) return at.file;
  if (path.startsWith('/admin/waiting/')) return at.waiting;
  if (path.startsWith('/admin/workshops')) return at.workshop;
  if (path.startsWith('/admin/certificates')) return at.certificate;
  if (path.startsWith('/admin/volunteers')) return at.volunteer;
  if (path.includes('submissions')) return at.submission;
  if (path.includes('registrations')) return at.registration;
  if (path.includes('enquiries')) return at.enquiry;
  return path.includes('users') ? at.user : at.event;
}

/** What a list is asked for, where it lists nothing without. */
function queryOf(path: string, { event, submission, registration }: World): string {
  if (
    /(registrations|submissions|submissions\/files)\/export$|\/(candidates|volunteers)$/.test(path)
  )
    return `?event_id=${event.id}`;
  if (path === '/admin/desk/organisers') return `?event_id=${event.id}`;
  if (path.startsWith('/admin/lists/')) return '?list=registrations';
  if (path === '/admin/notes') return `?kind=registration&row_id=${registration.id}`;
  if (path === '/admin/search') return `?q=${encodeURIComponent(event.title)}`;
  if (path === '/admin/desk/rows') return `?kind=registration&ids=${registration.id}`;
  return /\/(replaced|findings|links|previews)$/.test(path) ? `?ids=${submission.id}` : '';
}

/** What is sent, where something of the event is named in it. */
function bodyOf(path: string, at: World): object | undefined {
  const { registration, event, tag } = at;
  if (path.endsWith('/reviews')) {
    const rows = [{ id: thingOf(path, at).id, version: registration.version }];
    return { rows, status: 'REJECTED', remarks: null };
  }
  if (path.endsWith('/prepared')) {
    const rows = [{ id: thingOf(path, at).id, version: registration.version, prepared: null }];
    return { rows, status: 'REJECTED', remarks: null };
  }
  if (path === '/admin/tags') return { label: 'Here', event_id: event.id };
  if (path === '/admin/desk/tags')
    return { tag_id: tag.id, kind: 'registration', ids: [registration.id], is_on: true };
  const rows = { kind: 'registration', ids: [registration.id] };
  if (path === '/admin/desk/assigned') return { ...rows, to: null };
  if (path === '/admin/desk/deals') return { ...rows, among: [at.user.id] };
  if (path === '/admin/notes') return { kind: 'registration', row_id: registration.id, text: 'x' };
  return undefined;
}

function send(client: SignedInClient, { method, path }: EndpointDefinition, at: World) {
  const address = `/api${path
    .replace('{id}', String(thingOf(path, at).id))
    .replace('{version}', '1')
    .replace('{picture}', '1-480')}`;
  const query = method === 'GET' ? queryOf(path, at) : '';
  return client.send(method, address + query, method === 'GET' ? undefined : bodyOf(path, at));
}

function letterOf(response: HttpResponse, { path, method }: EndpointDefinition, at: World) {
  const outcome =
    /\/(reviews|prepared)$/.test(path) && response.status === 200
      ? response.json<ReviewOutcome[]>()[0]?.outcome
      : response.problem;
  if (outcome === 'not-allowed') return '-';
  if (outcome === 'not-found') return '0';
  expect(response.status).toBeLessThan(500);
  expect(response.status).not.toBe(401);
  if (path === '/admin/dashboard') return response.json()['registrations'] === 0 ? '0' : 'y';
  if (method !== 'GET' || OF_NO_EVENT.test(path)) return 'y';
  // Whose event it is not has been told apart above.
  if (/^\/admin\/(rounds|sheets|notes|files|desk\/organisers|certificates\/\{)/.test(path))
    return 'y';
  // Files of one event are called by it.
  if (path.endsWith('/files/export'))
    return /files-\d{4}-/.test(String(response.headers['content-disposition'])) ? '0' : 'y';
  if (path === '/admin/desk/rows') return response.text === '[]' ? '0' : 'y';
  if (
    /\/(history|same-files|answer-changes|follow-up|consent|attendances|waiting-list|versions|options|work-form|parts)$/.test(
      path,
    )
  )
    return response.status === 200 ? 'y' : '0';
  if (/\/(seats|coming|cannot-come)$/.test(path))
    return response.text.includes(`"event_id":${at.event.id},`) ? 'y' : '0';
  if (/\/(replaced|findings|links|previews)$/.test(path))
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
