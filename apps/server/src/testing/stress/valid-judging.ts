import type { Proposal } from '@pratibha/contract/assignments';
import { createEvent, createSubmission, createUser } from '../factories.ts';
import {
  assignAll,
  createJudge,
  createNominationTitle,
  createRound,
  createSheet,
  openTestRound,
} from '../judging-factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

type Build = (world: ValidWorld) => Promise<ValidRequest>;

const FORM = {
  title: 'Preselection',
  takes: 'accepted',
  opens_at: '2025-07-16T00:00:00Z',
  closes_at: '2025-07-20T00:00:00Z',
  judges_per_work: 2,
  minutes_per_work: 10,
  is_blind: true,
};

const organiser = ({ product, chance }: ValidWorld) =>
  product.as(chance.pick(['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const));

/** A round that is prepared, of an event with two accepted works. */
async function prepared({ product }: ValidWorld, values = {}) {
  const event = await createEvent(product.database, { requires_submission: true });
  const work = () => createSubmission(product.database, { event_id: event.id, status: 'ACCEPTED' });
  const works = [await work(), await work()];
  const round = await createRound(product.database, { event_id: event.id, ...values });
  return { event, works, round };
}

/** The same opened, with a judge who has every work. */
async function judged(world: ValidWorld) {
  const { product, chance } = world;
  const { event, works, round } = await prepared(world);
  await openTestRound(product.database, round.id);
  const client = await product.as(chance.pick(['USER', 'ADMIN'] as const));
  const values = { round_id: round.id, user_id: client.user.id, state: 'accepted' } as const;
  const judge = await createJudge(product.database, values);
  const [assignment = 0] = await assignAll(product.database, judge.id);
  const [idea, craft] = round.criteria;
  const sheet = {
    scores: [
      { criterion_id: idea, level: chance.between(1, 5) },
      { criterion_id: craft, level: chance.between(1, 5) },
    ],
    ...{ comment: chance.pick(['', 'Well made', 'राम्रो']), note: '', version: 0 },
  };
  return { event, works, round, client, judge, assignment, sheet };
}

const ofRound =
  (path: string, body: (at: Awaited<ReturnType<typeof judged>>) => unknown): Build =>
  async (world) => {
    const at = await judged(world);
    const client = await organiser(world);
    return { client, path: `/admin/rounds/${at.round.id}${path}`, body: body(at) };
  };

const byJudge =
  (path: string, body: (at: Awaited<ReturnType<typeof judged>>) => unknown): Build =>
  async (world) => {
    const at = await judged(world);
    const sent = body(at);
    return {
      client: at.client,
      path: `/judge/works/${at.assignment}/${path}`,
      ...(sent === undefined ? {} : { body: sent }),
    };
  };

/** Requests about rounds, their judges and their sheets. */
export const VALID_JUDGING: Readonly<Record<string, Build>> = {
  'POST /admin/events/{id}/rounds': async (world) => {
    const event = await createEvent(world.product.database);
    const client = await organiser(world);
    return { client, path: `/admin/events/${event.id}/rounds`, body: FORM };
  },
  'POST /admin/events/{id}/round-pairs': async (world) => {
    const event = await createEvent(world.product.database);
    const body = { preselection: FORM, final: { ...FORM, takes: 'best', best: 3 } };
    const path = `/admin/events/${event.id}/round-pairs`;
    return { client: await organiser(world), path, body };
  },
  'POST /admin/rounds/{id}/late-works': async (world) => {
    const { round, event } = await judged(world);
    await createSubmission(world.product.database, { event_id: event.id, status: 'ACCEPTED' });
    return { client: await organiser(world), path: `/admin/rounds/${round.id}/late-works` };
  },
  'PUT /admin/rounds/{id}/nominations': async (world) => {
    const { round } = await prepared(world);
    const body = { titles: [{ id: null, title: 'Best Presenter' }], version: 1 };
    return { client: await organiser(world), path: `/admin/rounds/${round.id}/nominations`, body };
  },
  'PUT /judge/rounds/{id}/nominations': async (world) => {
    const { round, client, assignment } = await judged(world);
    const title = await createNominationTitle(world.product.database, { round_id: round.id });
    const body = { id: title, work_id: assignment, reason: 'Clear to the end', version: 0 };
    return { client, path: `/judge/rounds/${round.id}/nominations`, body };
  },
  'PUT /admin/rounds/{id}': async (world) => {
    const { round } = await prepared(world);
    const body = { ...FORM, version: 1 };
    return { client: await organiser(world), path: `/admin/rounds/${round.id}`, body };
  },
  'DELETE /admin/rounds/{id}': async (world) => {
    const { round } = await prepared(world);
    return { client: await organiser(world), path: `/admin/rounds/${round.id}` };
  },
  'POST /admin/rounds/{id}/open': async (world) => {
    const { round } = await prepared(world);
    const path = `/admin/rounds/${round.id}/open`;
    return { client: await organiser(world), path, body: { version: 1 } };
  },
  'PUT /admin/rounds/{id}/works': async (world) => {
    const { round, works } = await prepared(world, { takes: 'chosen' });
    const body = { submission_id: works[0]?.id, is_in: true };
    return { client: await organiser(world), path: `/admin/rounds/${round.id}/works`, body };
  },
  'PUT /admin/rounds/{id}/rubric': async (world) => {
    const { round } = await prepared(world);
    const criterion = { id: null, title: 'Idea', meaning: '', weight: 1, levels: ['', ''] };
    const body = { comment: 'must', comment_words: 5, criteria: [criterion], version: 1 };
    return { client: await organiser(world), path: `/admin/rounds/${round.id}/rubric`, body };
  },
  'POST /admin/rounds/{id}/judges': async (world) => {
    const { round } = await prepared(world);
    const { email, id } = await createUser(world.product.database);
    const body = { emails: [email, `judge-${id}@people.example`] };
    return { client: await organiser(world), path: `/admin/rounds/${round.id}/judges`, body };
  },
  'PUT /admin/judges/{id}': async (world) => {
    const { judge } = await judged(world);
    const body = { most_works: world.chance.pick([null, 3]) };
    return { client: await organiser(world), path: `/admin/judges/${judge.id}`, body };
  },
  'DELETE /admin/judges/{id}': async (world) => {
    const { judge } = await judged(world);
    return { client: await organiser(world), path: `/admin/judges/${judge.id}` };
  },
  'PUT /admin/judges/{id}/conflicts': async (world) => {
    const { judge, works } = await judged(world);
    const body = { submission_id: works[0]?.id, is_conflict: true };
    return { client: await organiser(world), path: `/admin/judges/${judge.id}/conflicts`, body };
  },
  'POST /admin/rounds/{id}/assignments': async (world) => {
    const { round } = await judged(world);
    await createJudge(world.product.database, { round_id: round.id, state: 'accepted' });
    const client = await organiser(world);
    const path = `/admin/rounds/${round.id}`;
    const { basis } = (await client.get(`/api${path}/proposal`)).json<Proposal>();
    return { client, path: `${path}/assignments`, body: { basis } };
  },
  'PUT /admin/rounds/{id}/assignments': ofRound('/assignments', ({ judge, works }) => ({
    ...{ judge_id: judge.id, submission_id: works[0]?.id, is_given: false },
  })),
  'POST /admin/rounds/{id}/nudges': ofRound('/nudges', () => ({ judge_ids: null })),
  'PUT /admin/sheets/{id}': async (world) => {
    const { assignment } = await judged(world);
    const sheet = await createSheet(world.product.database, { assignment_id: assignment });
    const body = { counts: false, reason: 'Of another work' };
    return { client: await organiser(world), path: `/admin/sheets/${sheet.id}`, body };
  },
  'PUT /judge/rounds/{id}/answer': async (world) => {
    const { round, client } = await judged(world);
    const body = { accepts: true, reason: null, most_works: 9 };
    return { client, path: `/judge/rounds/${round.id}/answer`, body };
  },
  'PUT /judge/works/{id}/sheet': byJudge('sheet', ({ sheet }) => sheet),
  'POST /judge/works/{id}/send': byJudge('send', ({ sheet }) => sheet),
  'POST /judge/works/{id}/cannot': byJudge('cannot', () => ({
    ...{ because: 'does-not-open', note: '', version: 0 },
  })),
  'POST /judge/works/{id}/conflict': byJudge('conflict', () => undefined),
};
