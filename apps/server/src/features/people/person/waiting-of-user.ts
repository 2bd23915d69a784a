import type * as calls from '@pratibha/contract/users';
import type { Find, UseCase } from '../../../platform/serve/use-case.ts';
import { countScheduledBy } from '../../announcements/announcements.ts';
import { findSchedulesOf } from '../../editions/editions.ts';
import { findPerson } from './person.queries.ts';

type Found = { readonly id: number };

export const findUserWithWaiting: Find<typeof calls.getWaitingOfUser, Found> = (ctx, { id }) =>
  findPerson(ctx.db, id);

/** What does not happen at its moment if the person may not do it by then. */
export const waitingOfUser: UseCase<typeof calls.getWaitingOfUser, Found> = async (
  { db },
  { found: { id } },
) => {
  const publications = await findSchedulesOf(db, id);
  return {
    publications: publications.map(({ edition, publish_at }) => ({
      edition,
      at: publish_at.toISOString(),
    })),
    announcements: await countScheduledBy(db, id),
  };
};
