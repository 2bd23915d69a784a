import type * as calls from '@pratibha/contract/desk';
import { whyNotTag } from '@pratibha/domain/desk/desk';
import { whyNotInEvent } from '../../platform/serve/admission.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { holdSeen } from './seen-subjects.ts';
import { holdTag, putOn, takeOff } from './tags.queries.ts';

/** Puts a tag on rows, or takes it off: all of them or, where one is refused, none. */
export const tagRows: UseCase<typeof calls.tagRows> = async (ctx, { body }) => {
  const { tag_id, kind, ids, is_on } = body;
  const tag = await holdTag(ctx.db, tag_id);
  if (tag === undefined) throw new Refused('not-found');
  if (tag.event_id !== null) refuse(whyNotInEvent('desk.work', ctx.actor, tag.event_id));
  const subjects = await holdSeen(ctx, { kind, ids });
  if (is_on) {
    if (subjects.some(({ is_erased }) => is_erased)) throw new Refused('already-erased');
    const rowEvents = subjects.map(({ event_id }) => event_id);
    refuse(whyNotTag({ tagEvent: tag.event_id, rowEvents }));
  }
  const changed = is_on
    ? await putOn(ctx.db, tag_id, kind, subjects)
    : await takeOff(ctx.db, tag_id, kind, ids);
  await ctx.audit({
    action: is_on ? 'tag.put-on' : 'tag.taken-off',
    subject: ['tag', tag_id],
    changes: { about: [null, kind], rows: [null, changed] },
  });
  return { changed };
};
