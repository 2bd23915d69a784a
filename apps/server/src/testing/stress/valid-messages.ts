import { LANGUAGES } from '@pratibha/domain/language/languages';
import { createEnquiry } from '../enquiries.ts';
import {
  createEvent,
  createFailedMail,
  createNotification,
  createRefusedAddress,
  createUser,
} from '../factories.ts';
import { VALID_DESK } from './valid-desk.ts';
import { VALID_FILTERS } from './valid-filters.ts';
import { VALID_PREPARED } from './valid-prepared.ts';
import { VALID_REPLIES } from './valid-replies.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

const ANNOUNCEMENT = {
  subject: 'The hall has moved',
  text: 'Dear {{first_name|student}},\n\ncome to hall B.',
  channel: 'mail',
  source: 'users',
} as const;

const userManager = ({ product, chance }: ValidWorld) =>
  product.as(chance.pick(['ADMIN', 'SUPER_ADMIN'] as const));

/** One in this state, and whoever may do this with it; of one that was sent a mail has failed. */
async function announcement(
  world: ValidWorld,
  verb = '',
  state: 'draft' | 'scheduled' | 'sent' = 'draft',
): Promise<ValidRequest> {
  const { database } = world.product;
  const filters = { q: '', with_role: null, with_status: null, event_id: null, same_mobile: false };
  const at = new Date('2025-07-17T10:00:00+05:45');
  const { id } = await database.kysely
    .insertInto('announcements')
    .values({
      ...ANNOUNCEMENT,
      filters: JSON.stringify(filters),
      state,
      send_at: state === 'draft' ? null : at,
      recipients: state === 'sent' ? 1 : null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (state === 'sent') {
    const { id: user_id } = await createUser(database);
    const params = JSON.stringify({ announcement_id: id, event_id: null, test: null });
    const told = { kind: 'announcement', key: String(id), params, mail: 'failed' } as const;
    await createNotification(database, { user_id, ...told });
  }
  return { client: await userManager(world), path: `/admin/announcements/${id}${verb}` };
}

/** Those of announcements, enquiries, mails and what reaches people. */
export const VALID_MESSAGES = {
  ...VALID_REPLIES,
  ...VALID_DESK,
  ...VALID_FILTERS,
  ...VALID_PREPARED,
  'POST /user/events/{id}/enquiries': async ({ product, chance }: ValidWorld) => {
    const { id } = await createEvent(product.database, { takes_enquiries: true });
    const text = chance.pick(['May it be a team?', 'के म दुई वटा पठाउन सक्छु?', '<b>When?</b>']);
    return {
      client: await product.as('USER'),
      path: `/user/events/${id}/enquiries`,
      body: { text },
    };
  },
  'PUT /admin/enquiries/{id}/response': async (world: ValidWorld) => {
    const { id } = await createEnquiry(world.product.database);
    const body = world.chance.pick([
      { response: 'Yes.' },
      { response: 'Yes, of three.', for_all: true, shared_text: 'May it be a team?' },
    ]);
    return { client: await userManager(world), path: `/admin/enquiries/${id}/response`, body };
  },
  'PUT /user/language': async ({ product, chance }: ValidWorld) => ({
    client: await product.as('USER'),
    path: '/user/language',
    body: { language: chance.pick([...LANGUAGES]) },
  }),
  'PUT /user/notification-choices': async ({ product, chance }: ValidWorld) => {
    const ways = chance.pick([
      { in_bell: true, by_mail: true },
      { in_bell: true, by_mail: false },
      { in_bell: false, by_mail: true },
    ]);
    const both = { in_bell: true, by_mail: true };
    const chosen = { registered: ways, works: ways, dates: ways, announcements: ways };
    return {
      client: await product.as('USER'),
      path: '/user/notification-choices',
      body: { groups: { ...chosen, decisions: both, account: both }, quiet_hours: false },
    };
  },
  'POST /admin/announcements': async (world: ValidWorld) => ({
    client: await userManager(world),
    path: '/admin/announcements',
    body: ANNOUNCEMENT,
  }),
  'PUT /admin/announcements/{id}': async (world: ValidWorld) => ({
    ...(await announcement(world)),
    body: ANNOUNCEMENT,
  }),
  'DELETE /admin/announcements/{id}': (world: ValidWorld) => announcement(world),
  'POST /admin/announcements/{id}/test': (world: ValidWorld) => announcement(world, '/test'),
  'POST /admin/announcements/{id}/send': async (world: ValidWorld) => ({
    ...(await announcement(world, '/send')),
    body: { send_at: null },
  }),
  'POST /admin/announcements/{id}/stop': (world: ValidWorld) =>
    announcement(world, '/stop', 'scheduled'),
  'POST /admin/announcements/{id}/resend': (world: ValidWorld) =>
    announcement(world, '/resend', 'sent'),
  'POST /admin/mails/{id}/retry': async (world: ValidWorld) => {
    const id = await createFailedMail(world.product.database);
    return { client: await userManager(world), path: `/admin/mails/${id}/retry` };
  },
  'PUT /admin/announcements/{id}/strip': async (world: ValidWorld) => ({
    ...(await announcement(world, '/strip')),
    body: {
      strip: { from: '2025-07-16T10:00:00+05:45', until: '2025-07-18T10:00:00+05:45' },
    },
  }),
  'PUT /user/strip/{id}/closed': async ({ product }: ValidWorld) => {
    const client = await product.as('USER');
    const params = JSON.stringify({ announcement_id: 1, event_id: null, test: null });
    const told = { user_id: client.user.id, kind: 'announcement', params } as const;
    const { id } = await createNotification(product.database, told);
    return { client, path: `/user/strip/${id}/closed` };
  },
  'POST /admin/mails/retry': async (world: ValidWorld) => {
    await createFailedMail(world.product.database);
    return { client: await userManager(world), path: '/admin/mails/retry', body: {} };
  },
  'DELETE /admin/refused-addresses/{id}': async (world: ValidWorld) => {
    const { id } = await createRefusedAddress(world.product.database);
    return { client: await userManager(world), path: `/admin/refused-addresses/${id}` };
  },
};
