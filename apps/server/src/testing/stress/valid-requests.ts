import type { OwnSession } from '@pratibha/contract/own-sessions';
import type { Chance } from '@pratibha/domain/chance';
import { tokenHash } from '../../platform/session/cookies.ts';
import { newApiToken } from '../../platform/session/tokens.ts';
import type { TestApp } from '../app.ts';
import {
  createEvent,
  createNotification,
  createRegistration,
  createSubmission,
  createToken,
  createUser,
} from '../factories.ts';
import type { HttpClient } from '../http-client.ts';
import { VALID_ANSWERS } from './valid-answers.ts';
import { VALID_COMING } from './valid-coming.ts';
import { VALID_EDITIONS } from './valid-editions.ts';
import { VALID_FINALS } from './valid-finals.ts';
import { VALID_GUESTS } from './valid-guests.ts';
import { VALID_HOLDERS } from './valid-holders.ts';
import { VALID_INVITATIONS } from './valid-invitations.ts';
import { VALID_ISSUING } from './valid-issuing.ts';
import { VALID_JUDGING } from './valid-judging.ts';
import { VALID_MESSAGES } from './valid-messages.ts';
import { VALID_PRESENTATIONS } from './valid-presentations.ts';
import { PROFILE } from './valid-profile.ts';
import { VALID_RESULTS } from './valid-results.ts';
import { VALID_RUNNING } from './valid-running.ts';
import { VALID_STANDS } from './valid-stands.ts';
import { VALID_WORKS } from './valid-works.ts';

/** A request that the product has every reason to carry out. */
export type ValidRequest = { client: ValidClient; path: string; body?: unknown };

/** A browser and who sits before it; without an id: a visitor or a guest. */
type ValidClient = HttpClient & { readonly user: { readonly id: number | null } };

type Build = (world: ValidWorld) => Promise<ValidRequest>;
export type ValidWorld = { readonly product: TestApp; readonly chance: Chance };

function eventBody(chance: Chance): Record<string, unknown> {
  const submission = chance.oneIn(2)
    ? {
        requires_submission: true,
        submission_start: '2025-08-01T00:00:00+05:45',
        submission_close: '2025-09-01T00:00:00+05:45',
      }
    : {};
  return {
    title: chance.pick(['Quiz', 'AI & Web Design', 'कविता', '<b>Robots</b>']),
    registration_open: '2025-07-01T00:00:00+05:45',
    registration_close: '2025-08-01T00:00:00+05:45',
    capacity: chance.pick([null, 10]),
    ...chance.pick([{}, { event_date: '2025-08-15', starts_at: '10:00', venue_name: 'हल ब' }]),
    event_questions: chance.pick([{}, { '1': 'Why?' }]),
    ...submission,
  };
}

const admin = ({ product, chance }: ValidWorld) =>
  product.as(chance.pick(['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const));
const userManager = ({ product, chance }: ValidWorld) =>
  product.as(chance.pick(['ADMIN', 'SUPER_ADMIN'] as const));

let templates = 0;
/** Remarks that nobody has kept yet: the same ones again would change nothing. */
const nextTemplate = () => {
  templates += 1;
  return `See you there, ${templates}.`;
};

/** One for every call that changes something; a new call without one fails the fuzzing. */
export const VALID: Readonly<Record<string, Build>> = {
  'PUT /user/profile': async ({ product }) => ({
    client: await product.as({ profile: null }),
    path: '/user/profile',
    body: PROFILE,
  }),
  'POST /user/logout': async ({ product }) => ({
    client: await product.as('USER'),
    path: '/user/logout',
  }),
  'DELETE /user/sessions': async ({ product }) => {
    const client = await product.as('USER');
    await product.as(client.user.email as `${string}@${string}`);
    return { client, path: '/user/sessions' };
  },
  'DELETE /user/sessions/{id}': async ({ product }) => {
    const client = await product.as('USER');
    await product.as(client.user.email as `${string}@${string}`);
    const sessions = (await client.get('/api/user/sessions')).json<OwnSession[]>();
    return { client, path: `/user/sessions/${sessions.at(-1)?.id}` };
  },
  'POST /user/tokens': async (world) => ({
    client: await admin(world),
    path: '/user/tokens',
    body: { name: 'Sync', scope: world.chance.pick(['read', 'write']), days: 30 },
  }),
  'DELETE /user/tokens/{id}': async (world) => {
    const client = await admin(world);
    const token_hash = tokenHash(newApiToken());
    const { id } = await createToken(world.product.database, {
      user_id: client.user.id,
      token_hash,
    });
    return { client, path: `/user/tokens/${id}` };
  },
  'POST /user/calendar': async ({ product }) => ({
    client: await product.as('USER'),
    path: '/user/calendar',
  }),
  'DELETE /user/calendar': async ({ product }) => {
    const client = await product.as('USER');
    await client.post('/api/user/calendar');
    return { client, path: '/user/calendar' };
  },
  'PUT /user/notifications/{id}/read': async ({ product }) => {
    const client = await product.as('USER');
    const { id } = await createNotification(product.database, { user_id: client.user.id });
    return { client, path: `/user/notifications/${id}/read` };
  },
  'PUT /user/notifications/read': async ({ product }) => {
    const client = await product.as('USER');
    const { id } = await createNotification(product.database, { user_id: client.user.id });
    return { client, path: '/user/notifications/read', body: { up_to: id } };
  },
  'POST /user/events/{id}/register': async ({ product, chance }) => {
    const { id } = await createEvent(product.database, { capacity: chance.pick([null, 2]) });
    const answer = chance.pick(['Facebook', 'Seniors', 'A poster at school', '=1+1', '😀']);
    return {
      client: await product.as('USER'),
      path: `/user/events/${id}/register`,
      body: { event_answers: [{ '1': answer }] },
    };
  },
  'DELETE /user/registrations/{id}': async ({ product }) => {
    const client = await product.as('USER');
    const { id } = await createRegistration(product.database, { user_id: client.user.id });
    return { client, path: `/user/registrations/${id}` };
  },
  ...VALID_COMING,
  ...VALID_ISSUING,
  ...VALID_WORKS,
  'POST /user/erasure': async ({ product, chance }) => ({
    client: await product.as('USER'),
    path: '/user/erasure',
    body: { reason: chance.pick([null, '', 'I am done here']) },
  }),
  'DELETE /user/erasure': async ({ product }) => ({
    client: await product.as('USER'),
    path: '/user/erasure',
  }),
  'PUT /admin/users/{id}': async (world) => {
    const { id } = await createUser(world.product.database);
    const event = await createEvent(world.product.database);
    const event_id = world.chance.pick([event.id, null]);
    const event_grants = [{ event_id, kind: world.chance.pick(['organise', 'read']) }];
    const body = world.chance.pick([
      { role: 'EVENT_ADMIN' },
      { role: 'EVENT_ADMIN', event_grants },
      { status: 'DELETED' },
      { is_internal: true },
    ]);
    return { client: await userManager(world), path: `/admin/users/${id}`, body };
  },
  'PUT /admin/users/{id}/identity': async (world) => {
    const { id, email, version } = await createUser(world.product.database);
    const body = world.chance.pick([
      { name: 'Asha Rai', revision: version },
      { name: 'आशा राई', email: `mended-${email}`, revision: version },
    ]);
    return { client: await userManager(world), path: `/admin/users/${id}/identity`, body };
  },
  'DELETE /admin/users/{id}': async (world) => {
    const { id } = await createUser(world.product.database);
    return { client: await userManager(world), path: `/admin/users/${id}` };
  },
  'DELETE /admin/users/{id}/sessions': async (world) => {
    const { user } = await world.product.as('USER');
    return { client: await userManager(world), path: `/admin/users/${user.id}/sessions` };
  },
  'PUT /admin/users/{id}/erase': async ({ product }) => {
    const { id, email } = await createUser(product.database);
    const client = await product.as('SUPER_ADMIN');
    return { client, path: `/admin/users/${id}/erase`, body: { confirm: email } };
  },
  'POST /admin/events': async (world) => ({
    client: await admin(world),
    path: '/admin/events',
    body: eventBody(world.chance),
  }),
  'PUT /admin/events/{id}': async (world) => {
    const { id } = await createEvent(world.product.database);
    return {
      client: await admin(world),
      path: `/admin/events/${id}`,
      body: eventBody(world.chance),
    };
  },
  'DELETE /admin/events/{id}': async (world) => {
    const { id } = await createEvent(world.product.database);
    return { client: await admin(world), path: `/admin/events/${id}` };
  },
  'POST /admin/events/{id}/restore': async (world) => {
    const { id } = await createEvent(world.product.database, { status: 'DELETED' });
    return { client: await admin(world), path: `/admin/events/${id}/restore` };
  },
  'PUT /admin/registrations/{id}': async (world) => {
    const { id } = await createRegistration(world.product.database);
    const status = world.chance.pick(['SHORTLISTED', 'REJECTED']);
    const body = { status, remarks: world.chance.pick([null, 'Well done']) };
    return { client: await admin(world), path: `/admin/registrations/${id}`, body };
  },
  'PUT /admin/registrations/{id}/reopen': async (world) => {
    const { id } = await createRegistration(world.product.database, { status: 'REJECTED' });
    const path = `/admin/registrations/${id}/reopen`;
    return { client: await admin(world), path, body: { reason: 'Wrong row' } };
  },
  'PUT /admin/registrations/{id}/undo': async (world) => {
    const { id } = await createRegistration(world.product.database);
    const client = await admin(world);
    await client.put(`/api/admin/registrations/${id}`, { status: 'REJECTED' });
    return { client, path: `/admin/registrations/${id}/undo` };
  },
  'PUT /admin/submissions/{id}/undo': async (world) => {
    const { id } = await createSubmission(world.product.database);
    const client = await admin(world);
    await client.put(`/api/admin/submissions/${id}/review`, { status: 'REJECTED' });
    return { client, path: `/admin/submissions/${id}/undo` };
  },
  'PUT /admin/registrations/reviews': async (world) => {
    const { id, version } = await createRegistration(world.product.database);
    const status = world.chance.pick(['SHORTLISTED', 'REJECTED']);
    const body = { rows: [{ id, version }], status, remarks: null };
    return { client: await admin(world), path: '/admin/registrations/reviews', body };
  },
  'PUT /admin/submissions/reviews': async (world) => {
    const { id, version } = await createSubmission(world.product.database);
    const status = world.chance.pick(['ACCEPTED', 'REJECTED', 'RESUBMISSION_REQUIRED']);
    const body = { rows: [{ id, version }], status, remarks: 'Thank you' };
    return { client: await admin(world), path: '/admin/submissions/reviews', body };
  },
  'PUT /admin/submissions/{id}/review': async (world) => {
    const { id } = await createSubmission(world.product.database);
    const status = world.chance.pick(['ACCEPTED', 'REJECTED', 'RESUBMISSION_REQUIRED']);
    const path = `/admin/submissions/${id}/review`;
    return { client: await admin(world), path, body: { status, revision: 1 } };
  },
  'PUT /admin/submissions/{id}/reopen': async (world) => {
    const { id } = await createSubmission(world.product.database, { status: 'ACCEPTED' });
    const path = `/admin/submissions/${id}/reopen`;
    return { client: await admin(world), path, body: { reason: 'Wrong row' } };
  },
  'PUT /admin/translations': async (world) => {
    const { id, title } = await createEvent(world.product.database);
    const texts = [{ source: title, text: nextTemplate(), was: null }];
    return {
      client: await admin(world),
      path: '/admin/translations',
      body: { of: `event-${id}`, texts },
    };
  },
  'POST /admin/remarks-templates': async (world) => ({
    client: await admin(world),
    path: '/admin/remarks-templates',
    body: { text: nextTemplate() },
  }),
  'DELETE /admin/remarks-templates/{id}': async (world) => {
    const { id } = await world.product.database.kysely
      .insertInto('remarks_templates')
      .values({ text: nextTemplate() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { client: await admin(world), path: `/admin/remarks-templates/${id}` };
  },
  ...VALID_ANSWERS,
  ...VALID_INVITATIONS,
  ...VALID_JUDGING,
  ...VALID_FINALS,
  ...VALID_RUNNING,
  ...VALID_PRESENTATIONS,
  ...VALID_RESULTS,
  ...VALID_HOLDERS,
  ...VALID_STANDS,
  ...VALID_GUESTS,
  ...VALID_MESSAGES,
  ...VALID_EDITIONS,
  'PUT /demo/clock': async ({ product }) => ({
    client: await product.as('USER'),
    path: '/demo/clock',
    body: { at: '2025-07-16T10:00:00+05:45' },
  }),
};
