import { whyNotGivePicture } from '@pratibha/domain/editions/pictures';
import type { Context } from '../../platform/serve/context.ts';
import { refuse } from '../../platform/serve/refused.ts';
import { picturesGiven } from './pictures.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Refuses a picture of somebody who gave many already: each takes seconds of a processor, and a
 * place in the queue of all. Some that are sent at one moment may pass together; there are no more
 * of them than wait in the queue.
 */
export async function refuseMoreThanADay({ db, actor, now }: Context): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  refuse(whyNotGivePicture(await picturesGiven(db, actor.id, since)));
}
