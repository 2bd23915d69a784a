import { createEvent, createSubmission } from '../factories.ts';
import {
  beginTestGuest,
  createGuest,
  createRequest,
  createRoom,
  pressOf,
} from '../guest-factories.ts';
import { createRound, openTestRound } from '../judging-factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

type Build = (world: ValidWorld) => Promise<ValidRequest>;

/** Who has no account has no id in the audit. */
const NOBODY = { user: { id: null } } as const;

/** An organiser, and an open round of theirs. */
async function open({ product, chance }: ValidWorld) {
  const client = await product.as(chance.pick(['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const));
  const event = await createEvent(product.database, { requires_submission: true });
  await createSubmission(product.database, { event_id: event.id, status: 'ACCEPTED' });
  const round = await createRound(product.database, { event_id: event.id });
  await openTestRound(product.database, round.id);
  return { client, of: { round_id: round.id, made_by: client.user.id } };
}

const ofGuest =
  (path: string): Build =>
  async (world) => {
    const { client, of } = await open(world);
    const { id } = await createGuest(world.product.database, of);
    return { client, path: `/admin/guests/${id}/${path}` };
  };

const ofLink =
  (path: string): Build =>
  async (world) => {
    const { of } = await open(world);
    const { token } = await createGuest(world.product.database, of);
    const client = Object.assign(world.product.anonymous(), NOBODY);
    return { client, path: `/guest-links/${path}`, body: pressOf(token) };
  };

/** What whoever scanned the code of a room asks, before or after they were let in. */
const inRoom =
  (path: string, more: object, isAdmitted = false): Build =>
  async (world) => {
    const { of } = await open(world);
    const { database } = world.product;
    const press = pressOf(await createRoom(database, of));
    if (isAdmitted) {
      const { id: guest_id } = await createGuest(database, of);
      await createRequest(database, { round_id: of.round_id, key: press.key, guest_id });
    }
    const client = Object.assign(world.product.anonymous(), NOBODY);
    return { client, path: `/room-links/${path}`, body: { ...press, ...more } };
  };

/** What organisers do about a room in which somebody waits. */
const ofRoom =
  (path: string, hasBody = true): Build =>
  async (world) => {
    const { client, of } = await open(world);
    await createRoom(world.product.database, of);
    const { key } = pressOf('');
    const request_id = await createRequest(world.product.database, { ...of, key });
    const at = `/admin/rounds/${of.round_id}/guest-room${path}`;
    return { client, path: at, ...(hasBody ? { body: { request_id } } : {}) };
  };

/** Requests about judges without an account. */
export const VALID_GUESTS: Readonly<Record<string, Build>> = {
  'POST /admin/rounds/{id}/guests': async (world) => {
    const { client, of } = await open(world);
    const body = { name: world.chance.pick(['Sita Rai', 'सीता राई']) };
    return { client, path: `/admin/rounds/${of.round_id}/guests`, body };
  },
  'POST /admin/guests/{id}/link': ofGuest('link'),
  'POST /admin/guests/{id}/let-in': ofGuest('let-in'),
  'DELETE /admin/guests/{id}/name': async (world) => {
    const request = await ofGuest('name')(world);
    await world.product.database.pool.query(
      `update judges set state = 'ended' where guest_id = $1`,
      [request.path.split('/')[3]],
    );
    return request;
  },
  'POST /admin/rounds/{id}/guest-room': ofRoom('', false),
  'DELETE /admin/rounds/{id}/guest-room': ofRoom('', false),
  'POST /admin/rounds/{id}/guest-room/admitted': ofRoom('/admitted'),
  'POST /admin/rounds/{id}/guest-room/refused': ofRoom('/refused'),
  'POST /room-links/look': inRoom('look', {}),
  'POST /room-links/ask': inRoom('ask', { name: 'Maya Rai' }),
  'POST /room-links/begin': inRoom('begin', {}, true),
  'POST /guest-links/look': ofLink('look'),
  'POST /guest-links/begin': ofLink('begin'),
  'POST /judge/guest/leave': async (world) => {
    const { of } = await open(world);
    const { client } = await beginTestGuest(world.product, of);
    return { client: Object.assign(client, NOBODY), path: '/judge/guest/leave' };
  },
};
