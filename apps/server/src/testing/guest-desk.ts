import type { GuestOfRound, NewGuestLink } from '@pratibha/contract/guests';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { pressOf } from './guest-factories.ts';
import { type JudgingDesk, openJudgingDesk } from './judging-desk.ts';
import { assignAll } from './judging-factories.ts';

const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0';

/** What tests of guests begin with. */
export async function openGuestDesk(product: TestApp) {
  const desk: JudgingDesk = await openJudgingDesk(product);

  /** A link that an organiser made for a name, in a round with works. */
  const linkFor = async (name = 'Sita Rai', values = {}) => {
    const { round } = await desk.judged(values);
    const url = `/api/admin/rounds/${round.id}/guests`;
    const made = (await desk.admin.post(url, { name })).json<NewGuestLink>();
    const list = async () => (await desk.admin.get(url)).json<GuestOfRound[]>();
    const [guest] = await list();
    if (!guest) throw new Error('no guest');
    return { round, guest, list, token: made.url.split('#')[1] ?? '', made };
  };

  const begin = (body: object, client = product.anonymous()) =>
    client
      .post('/api/guest-links/begin', body, { 'user-agent': FIREFOX })
      .then((response) => ({ client, response }));

  /** A guest who has begun, with every work of the round. */
  const begun = async (values = {}) => {
    const link = await linkFor('Sita Rai', values);
    const press = pressOf(link.token);
    const { client, response } = await begin(press);
    expect(response.status).toBe(200);
    const assignments = await assignAll(product.database, link.guest.judge_id);
    const [idea = 0, craft = 0] = link.round.criteria;
    const sheet = {
      scores: [
        { criterion_id: idea, level: 4 },
        { criterion_id: craft, level: 2 },
      ],
      ...{ comment: '', note: '', version: 0 },
    };
    return {
      ...link,
      client,
      press,
      assignments,
      sheet,
      url: `/api/judge/works/${assignments[0]}`,
    };
  };

  return { ...desk, linkFor, begin, begun };
}
