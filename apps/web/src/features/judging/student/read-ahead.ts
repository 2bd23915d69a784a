import { idInAddress } from '../../../data/address/id-in-address.ts';
import type { Ahead } from '../../../data/begin.ts';

/*
 * What the pages of judges show, read by the server that renders them. A page of a stand that is
 * not one's own yet is not among them: what it shows depends on what is kept on the device.
 */

/** What `/user/judging` shows: all rounds, or one of them. */
export async function readJudging(ahead: Ahead, search: object): Promise<void> {
  const { round, at } = search as { readonly round?: unknown; readonly at?: unknown };
  const id = idInAddress(round);
  if (id === undefined) return readRounds(ahead);
  if (idInAddress(at) === undefined) await readRound(ahead, id);
}

async function readRounds({ list, one }: Ahead): Promise<void> {
  const rounds = await list('GET /judge/rounds');
  const judged = rounds.filter((each) => each.judge_state === 'accepted' && each.state === 'open');
  // They say whether judging is paused.
  await Promise.all(judged.map(({ id }) => one('GET /judge/rounds/{id}/standing', id)));
}

async function readRound({ one }: Ahead, id: number): Promise<void> {
  const round = await one('GET /judge/rounds/{id}', id);
  if (round?.judge_state !== 'accepted') return;
  const isInHall = round.manner === 'at-the-stand' && round.state === 'open';
  await Promise.all([
    one('GET /judge/rounds/{id}/standing', id),
    ...(isInHall ? [one('GET /judge/rounds/{id}/stands', id)] : []),
  ]);
}

/** What `/user/judging/$id` shows: a work, and what one gave to others. @param of the address */
export async function readJudgedWork({ one }: Ahead, of: string): Promise<void> {
  const id = idInAddress(of);
  const work = id === undefined ? null : await one('GET /judge/works/{id}', id);
  if (work === null) return;
  await Promise.all([
    one('GET /judge/rounds/{id}', work.round_id),
    one('GET /judge/rounds/{id}/standing', work.round_id),
    ...(work.manner === 'at-the-stand'
      ? [one('GET /judge/rounds/{id}/stands', work.round_id)]
      : []),
  ]);
}
