import { swollen, worstBodies } from '../../apps/server/src/testing/worst-bodies.ts';
import { endpoints } from '../../packages/contract/src/api.ts';
import { type EndpointDefinition, mostBytesOf } from '../../packages/contract/src/endpoint.ts';
import type { DatabaseServer } from '../database-server.ts';
import type { Figure } from '../figures.ts';
import { type Product, startProduct } from '../product.ts';
import { RUSH_EVENT, SUBMISSION_EVENT, seedWorkAndAudit } from '../seed.ts';
import { writeHeaders } from '../students.ts';

const PEOPLE = 600;
/** The first so many: nobody may send as many requests as this part does within a minute. */
const ORGANISERS = 60;
const ROUNDS = 10;

const FORM = {
  title: 'x',
  description: 'x',
  event_banner: 'http://x',
  event_details_url: 'http://x',
  registration_open: '2025',
  registration_close: '2025',
};
const REVIEW = { status: 'REJECTED', remarks: 'x' };
const ANNOUNCEMENT = {
  subject: 'x',
  text: 'x',
  channel: 'mail',
  source: 'users',
  q: 'x',
};
/** The name of a picture that is there. */
const PICTURE = '0'.repeat(64);
const REOPENING = { reason: 'x' };

type Target = { readonly path: string; readonly document: object };

/**
 * For every call that takes a body: an address that exists, and a document whose texts can grow.
 */
const TARGETS: Readonly<Record<string, Target>> = {
  'PUT /user/profile': {
    path: '/user/profile',
    document: {
      name: 'x',
      mobile: 'x',
      dob: 'x',
      gender: 'x',
      address: 'x',
      college_name: 'x',
      college_address: 'x',
    },
  },
  'POST /user/events/{id}/register': {
    path: `/user/events/${RUSH_EVENT}/register`,
    document: { event_answers: [{ '1': 'x' }, { '2': 'x' }] },
  },
  'POST /user/events/{id}/submissions': {
    path: `/user/events/${SUBMISSION_EVENT}/submissions`,
    document: { work_link: 'http://x', demo_or_alternate_link: 'http://x', description: 'x' },
  },
  'POST /user/tokens': { path: '/user/tokens', document: { name: 'x', scope: 'x' } },
  'PUT /user/notifications/read': { path: '/user/notifications/read', document: { up_to: 'x' } },
  'PUT /user/notification-choices': {
    path: '/user/notification-choices',
    document: { groups: {}, quiet_hours: 'x' },
  },
  'PUT /user/language': { path: '/user/language', document: { language: 'x' } },
  'POST /user/erasure': { path: '/user/erasure', document: REOPENING },
  'PUT /admin/users/{id}': { path: '/admin/users/500', document: { role: 'x' } },
  'PUT /admin/users/{id}/erase': { path: '/admin/users/500/erase', document: { confirm: 'x' } },
  'POST /admin/events': { path: '/admin/events', document: FORM },
  'PUT /admin/events/{id}': { path: '/admin/events/3', document: FORM },
  'PUT /admin/registrations/prepared': {
    path: '/admin/registrations/prepared',
    document: { rows: [{ id: 3, version: 1, prepared: null }], status: 'x', remarks: 'x' },
  },
  'PUT /admin/submissions/prepared': {
    path: '/admin/submissions/prepared',
    document: { rows: [{ id: 3, version: 1, prepared: null }], status: 'x', remarks: 'x' },
  },
  'POST /admin/events/{id}/decision-releases': {
    path: '/admin/events/3/decision-releases',
    document: { rows: [{ kind: 'x', id: 3, prepared: 1 }], at: 'x' },
  },
  'PUT /admin/registrations/{id}': { path: '/admin/registrations/3', document: REVIEW },
  'PUT /admin/registrations/{id}/reopen': {
    path: '/admin/registrations/3/reopen',
    document: REOPENING,
  },
  'PUT /admin/submissions/{id}/review': { path: '/admin/submissions/3/review', document: REVIEW },
  'PUT /admin/submissions/{id}/reopen': {
    path: '/admin/submissions/3/reopen',
    document: REOPENING,
  },
  'PUT /admin/registrations/reviews': {
    path: '/admin/registrations/reviews',
    document: { rows: [{ id: 3, version: 1 }], ...REVIEW },
  },
  'PUT /admin/submissions/reviews': {
    path: '/admin/submissions/reviews',
    document: { rows: [{ id: 3, version: 1 }], ...REVIEW },
  },
  'POST /admin/remarks-templates': {
    path: '/admin/remarks-templates',
    document: { text: 'x' },
  },
  'POST /admin/mails/retry': { path: '/admin/mails/retry', document: { q: 'x', kind: 'x' } },
  'POST /admin/announcements': { path: '/admin/announcements', document: ANNOUNCEMENT },
  'PUT /admin/announcements/{id}': { path: '/admin/announcements/3', document: ANNOUNCEMENT },
  'POST /admin/announcements/{id}/send': {
    path: '/admin/announcements/3/send',
    document: { send_at: 'x' },
  },
  'POST /admin/editions': {
    path: '/admin/editions',
    document: { from: 1, year: 2000, event_day: 'x', copy_events: true },
  },
  'PUT /admin/editions/{id}/draft': {
    path: '/admin/editions/1/draft',
    document: { content: { title: 'x' }, revision: 1 },
  },
  'POST /admin/editions/{id}/publish': {
    path: '/admin/editions/1/publish',
    document: { revision: 1, at: null, note: 'x', accepts_warnings: true },
  },
  'POST /admin/pictures/{file}/crops': {
    path: `/admin/pictures/${PICTURE}/crops`,
    document: { left: 0, top: 0, width: 'x', height: 16 },
  },
};

/** How long the worst body of each call keeps the server from everything else. */
export async function measureBodies(databaseServer: DatabaseServer): Promise<Figure[]> {
  const size = { people: PEOPLE, registrations: PEOPLE, submitters: PEOPLE };
  const database = await databaseServer.database(size, {
    more: async (client) => {
      await client.query(`update users set role = 'SUPER_ADMIN' where id <= ${ORGANISERS}`);
      await seedWorkAndAudit(client);
      await client.query(`
        insert into announcements (subject, text, channel, source, filters, created_at, updated_at)
        select 'x', 'x', 'bell', 'users', '{}', now(), now() from generate_series(1, 3)`);
      await client.query(
        `insert into pictures (file, width, height, bytes) values ($1, 16, 16, 'x')`,
        [PICTURE],
      );
    },
  });
  const product = await startProduct({ databaseUrl: database.url });
  const calls: readonly EndpointDefinition[] = endpoints;
  // The clock's call is the demo's.
  const measured = calls.filter(({ body, tag }) => body !== undefined && tag !== 'Demo');
  const figures: Figure[] = [];
  try {
    for (const call of measured) figures.push(await worstOf(product, call));
  } finally {
    await product.stop();
  }
  return figures;
}

async function worstOf(product: Product, call: EndpointDefinition): Promise<Figure> {
  const name = `${call.method} ${call.path}`;
  const target = TARGETS[name];
  if (target === undefined) throw new Error(`${name} is not among the calls that are measured.`);
  const bytes = mostBytesOf(call);
  const bodies = { ...worstBodies(bytes), 'long texts': swollen(target.document, bytes) };
  let worst = { kind: '', quickest: 0, slowest: 0 };
  for (const [kind, body] of Object.entries(bodies)) {
    const blocks: number[] = [];
    // The first round is for the compiler.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const block = await product.longestBlock(() => send(product, call, target.path, body));
      if (round > 0) blocks.push(block);
    }
    // What else the machine does only adds to it.
    const quickest = Math.min(...blocks);
    if (quickest > worst.quickest) worst = { kind, quickest, slowest: Math.max(...blocks) };
  }
  return {
    part: 'bodies',
    what: `${name}, ${bytes / 1024} KiB: ${worst.kind}`,
    value: worst.quickest,
    spread: [worst.quickest, worst.slowest],
    unit: 'ms',
  };
}

let sent = 0;

async function send(product: Product, { method }: EndpointDefinition, path: string, body: string) {
  sent += 1;
  // Only they make tokens.
  const isOrganisers = path.startsWith('/admin') || path === '/user/tokens';
  const person = isOrganisers
    ? 1 + (sent % ORGANISERS)
    : ORGANISERS + 1 + (sent % (PEOPLE - ORGANISERS));
  const headers = writeHeaders(person);
  const response = await fetch(`${product.origin}/api${path}`, { method, headers, body });
  await response.text();
  if (![400, 409, 413, 422].includes(response.status)) {
    throw new Error(`${path} answered ${response.status} to a bad body.`);
  }
}
