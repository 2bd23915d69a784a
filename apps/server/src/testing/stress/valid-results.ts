import { SLIDE_PLACES } from '@pratibha/domain/results/show';
import type { TestApp } from '../app.ts';
import { freeze, judgedRound, makerOf, release, special } from '../results-desk.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

type Build = (world: ValidWorld) => Promise<ValidRequest>;

/** Results that one organiser froze, and another one who has seen them. */
async function frozen({ product }: ValidWorld, ofWorks = [0]) {
  const at = await judgedRound(product);
  const freezer = await product.as('ADMIN');
  const awards = ofWorks.map((work) => special(at.works[work]?.id ?? 0));
  await freeze(freezer, at.round.id, awards);
  return { ...at, client: await product.as('SUPER_ADMIN'), freezer };
}

/** A round with results that are out, and whoever made its first work. */
async function released(product: TestApp) {
  const at = await judgedRound(product);
  const people = [await product.as('ADMIN'), await product.as('SUPER_ADMIN')] as const;
  await release(people, at.round.id);
  return { ...at, client: await makerOf(product, at.works[0]?.id ?? 0) };
}

const ofFrozen =
  (
    path: string,
    body?: unknown,
    before: (client: Seen) => Promise<unknown> = async () => {},
  ): Build =>
  async (world) => {
    const { client, round } = await frozen(world);
    const url = `/admin/rounds/${round.id}/results`;
    await before({ client, url: `/api${url}` });
    return { client, path: `${url}${path}`, ...(body === undefined ? {} : { body }) };
  };
type Seen = { readonly client: Awaited<ReturnType<typeof frozen>>['client']; readonly url: string };

const approve = ({ client, url }: Seen) => client.post(`${url}/approval`, { number: 1 });
const AHEAD = { number: 1, at: '2025-07-22T12:15:00Z' };

/** Its next step is an award, which is not the last. */
const shown: Build = async (world) => {
  const { client, round } = await frozen(world, [0, 1]);
  const path = `/admin/rounds/${round.id}`;
  await approve({ client, url: `/api${path}/results` });
  await client.post(`/api${path}/show`, { number: 1 });
  return { client, path: `${path}/show` };
};

/** Requests about results. */
export const VALID_RESULTS: Readonly<Record<string, Build>> = {
  'POST /admin/rounds/{id}/results': async (world) => {
    const { round, works } = await judgedRound(world.product);
    const client = await world.product.as('ADMIN');
    const path = `/admin/rounds/${round.id}/results`;
    const { basis } = (await client.get(`/api${path}`)).json<{ basis: string }>();
    return { client, path, body: { basis, awards: [special(works[0]?.id ?? 0)] } };
  },
  'POST /admin/rounds/{id}/results/approval': ofFrozen('/approval', { number: 1 }),
  'POST /admin/rounds/{id}/results/release': ofFrozen('/release', { number: 1 }, approve),
  'DELETE /admin/rounds/{id}/results/release': ofFrozen('/release', undefined, async (seen) => {
    await approve(seen);
    await seen.client.post(`${seen.url}/release`, AHEAD);
  }),
  'POST /admin/rounds/{id}/results/thaw': ofFrozen('/thaw', {
    ...{ number: 1, reason: 'A sheet was of another work.' },
  }),
  'PUT /admin/rounds/{id}/show': async (world) => {
    const { round } = await judgedRound(world.product);
    const place = world.chance.pick([...SLIDE_PLACES]);
    const path = `/admin/rounds/${round.id}/show`;
    const client = await world.product.as('ADMIN');
    return { client, path, body: { slides: [{ place, text: 'Welcome' }] } };
  },
  'POST /admin/rounds/{id}/show': async (world) => {
    const { round } = await judgedRound(world.product);
    const client = await world.product.as('ADMIN');
    return { client, path: `/admin/rounds/${round.id}/show`, body: { number: null } };
  },
  'DELETE /admin/rounds/{id}/show': shown,
  'POST /admin/rounds/{id}/show/step': async (world) => {
    const { client, path } = await shown(world);
    return { client, path: `${path}/step`, body: { run: 1, step: 0, to: 'next' } };
  },
  'POST /user/submissions/{id}/result-enquiry': async ({ product, chance }) => {
    const { client, works } = await released(product);
    const body = { text: chance.pick(['Why so few points?', 'मेरो काममा के कमी थियो?']) };
    return { client, path: `/user/submissions/${works[0]?.id}/result-enquiry`, body };
  },
  'PUT /admin/result-enquiries/{id}/response': async ({ product, chance }) => {
    const { client, works } = await released(product);
    const path = `/user/submissions/${works[0]?.id}/result-enquiry`;
    await client.post(`/api${path}`, { text: 'Why so few points?' });
    const { rows } = await product.database.pool.query<{ id: number }>(
      'select max(id) as id from result_enquiries',
    );
    return {
      client: await product.as('ADMIN'),
      path: `/admin/result-enquiries/${rows[0]?.id}/response`,
      body: { response: chance.pick(['Both looked at it.', '<b>Yes</b>']), revision: 1 },
    };
  },
  'PUT /admin/rounds/{id}/terms': async ({ product, chance }) => {
    const { round } = await judgedRound(product);
    const body = { asks_hours: chance.pick([null, 24, 720]), names_judges: false };
    return { client: await product.as('ADMIN'), path: `/admin/rounds/${round.id}/terms`, body };
  },
  'PUT /admin/sheets/{id}/feedback': async (world) => {
    const { sheets } = await judgedRound(world.product);
    const client = await world.product.as('ADMIN');
    const body = { is_held: world.chance.pick([true, false]), comment: 'Clear' };
    return { client, path: `/admin/sheets/${sheets[0]}/feedback`, body };
  },
};
