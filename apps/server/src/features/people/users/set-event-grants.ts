import { isDeepStrictEqual } from 'node:util';
import type * as calls from '@pratibha/contract/users';
import { whyNotGrantEvents } from '@pratibha/domain/access';
import type { EventGrant } from '@pratibha/domain/grants';
import type { Context } from '../../../platform/serve/context.ts';
import { refuse, refuseFields } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { findGrants } from '../../../platform/session/session.queries.ts';
import { rowOf, type UserFacts } from './change-of-user.ts';
import { findEventIds, replaceGrants } from './event-grants.queries.ts';

/**
 * Says which events an event admin organises or reads; what they are at waits, or is judged by this.
 * The lock on the person keeps two who set them from mixing: the later set is the whole one.
 */
export const setEventGrants: UseCase<typeof calls.setEventGrants, UserFacts> = async (
  ctx,
  { body, found },
) => {
  await refuseUnknownEvents(ctx, body.grants);
  refuse(whyNotGrantEvents(found));
  const { id } = found.target;
  const before = await findGrants(ctx.db, id);
  await replaceGrants(ctx.db, id, body.grants);
  const after = await findGrants(ctx.db, id);
  if (!isDeepStrictEqual(before, after)) {
    ctx.userChanged(id);
    await ctx.audit({
      action: 'user.events-granted',
      subject: ['user', id],
      changes: { event_grants: [before, after] },
    });
  }
  return rowOf(ctx, id);
};

async function refuseUnknownEvents(ctx: Context, grants: readonly EventGrant[]): Promise<void> {
  const ids = grants.flatMap(({ event_id }) => event_id ?? []);
  const known = await findEventIds(ctx.db, ids);
  refuseFields(
    grants.flatMap(({ event_id }, place) =>
      event_id === null || known.has(event_id)
        ? []
        : [{ pointer: `/grants/${place}/event_id`, error: { code: 'unknown-event' as const } }],
    ),
  );
}
