import type * as calls from '@pratibha/contract/event-versions';
import { eventInput } from '@pratibha/contract/events';
import { Refused } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { findVersion } from './event-versions.queries.ts';
import { lockEvent } from './events.queries.ts';
import { type Locked, writeEvent } from './write-event.ts';

export const findEventToTakeBack: Find<typeof calls.takeEventBack, Locked> = (ctx, { id }) =>
  lockEvent(ctx.db, id);

/**
 * Makes an event what it was in one of its versions. What came to its form later stays as it is;
 * what the rules no longer allow is refused.
 */
export const takeEventBack: UseCase<typeof calls.takeEventBack, Locked> = async (
  ctx,
  { params, body, found },
) => {
  const kept = await findVersion(ctx.db, params.id, params.version);
  if (kept === undefined) throw new Refused('not-found');
  const { status, ...content } = kept.content;
  // An event that was deleted then is inactive, as one that is brought back.
  const whole = { ...content, status: status === 'ACTIVE' ? status : 'INACTIVE' };
  const parsed = eventInput.safeParse({ ...whole, revision: body.revision });
  if (!parsed.success) throw new Refused('version-not-valid');
  return writeEvent(ctx, found, parsed.data, 'event.taken-back');
};
