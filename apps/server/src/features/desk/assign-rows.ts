import type * as calls from '@pratibha/contract/desk-assignments';
import { mayInEvent } from '@pratibha/domain/access';
import { whyNotGive } from '@pratibha/domain/desk/assigned';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { giveAll, giveFree, release } from './desk-assignments.queries.ts';
import type { DeskSubject } from './desk-subjects.queries.ts';
import { holdOrganisers } from './hold-organisers.queries.ts';
import { holdSeen } from './seen-subjects.ts';

/** Takes rows, gives them to an organiser, or leaves them to nobody. */
export const assignRows: UseCase<typeof calls.assignRows> = async (ctx, { body }) => {
  const { kind, to, takes_over } = body;
  const subjects = await holdSeen(ctx, body);
  if (to !== null) await refuseOthers(ctx.db, [to], subjects);
  const rows = { kind, ids: subjects.map(({ id }) => id) };
  const given = { to: to ?? 0, at: ctx.now };
  const changed =
    to === null
      ? await release(ctx.db, rows, takes_over ? null : ctx.actor.id)
      : await (takes_over ? giveAll : giveFree)(ctx.db, rows, given);
  await ctx.audit({
    action: to === null ? 'desk.released' : 'desk.assigned',
    subject: ['desk', to ?? ctx.actor.id],
    changes: { about: [null, kind], rows: [null, changed.length] },
  });
  return { changed: changed.length, kept: rows.ids.length - changed.length };
};

/**
 * Refuses where one of them may not work at the desk of each of these, now and until it is done.
 */
export async function refuseOthers(
  db: Kysely<DB>,
  ids: readonly number[],
  subjects: readonly DeskSubject[],
): Promise<void> {
  const people = await holdOrganisers(db, ids);
  const events = [...new Set(subjects.map(({ event_id }) => event_id))];
  const isTheirs = ids.flatMap((id) => {
    const person = people.find((each) => each.id === id);
    return events.map((event) => person !== undefined && mayInEvent('desk.work', person, event));
  });
  refuse(whyNotGive(isTheirs));
}
