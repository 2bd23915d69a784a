import type * as calls from '@pratibha/contract/asked-notices';
import type { NoticeAbout } from '@pratibha/domain/waiting/asked-notices';
import type { Find, UseCase } from '../../../platform/serve/use-case.ts';
import { holdPeople } from '../line.queries.ts';
import { deleteNotice, lockNotice } from './notices.queries.ts';

type Endpoint = typeof calls.endNotice;
type Asked = { readonly event_id: number; readonly about: NoticeAbout };

export const findNoticeToEnd: Find<Endpoint, Asked> = async (ctx, { id }) => {
  await holdPeople(ctx.db, [ctx.actor.id]);
  return lockNotice(ctx.db, { eventId: id, userId: ctx.actor.id });
};

/** Lets the person not be told after all. */
export const endNotice: UseCase<Endpoint, Asked> = async (ctx, { found }) => {
  await deleteNotice(ctx.db, { eventId: found.event_id, userId: ctx.actor.id });
  await ctx.audit({
    action: 'notice.ended',
    subject: ['user', ctx.actor.id],
    changes: { event_id: [found.event_id, null], about: [found.about, null] },
  });
  return { event_id: found.event_id, about: found.about };
};
