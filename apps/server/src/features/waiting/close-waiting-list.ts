import type * as calls from '@pratibha/contract/waiting-lists';
import { whyNotEditEvent } from '@pratibha/domain/refusals';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { notify } from '../notifications/notifications.ts';
import {
  countLine,
  type EventInLine,
  endWaiting,
  findInLine,
  holdLine,
  holdPeople,
  settingsOf,
} from './line.queries.ts';
import { hasNoOffer } from './offer-seats.ts';
import { saveSettings } from './settings.queries.ts';
import { listAsItIs } from './update-waiting-list.ts';

type Endpoint = typeof calls.closeWaitingList;

export const findListToClose: Find<Endpoint, EventInLine> = (ctx, { id }) => holdLine(ctx.db, id);

/** Closes a waiting list: nobody joins it, and those who wait are told. Offers stand. */
export const closeWaitingList: UseCase<Endpoint, EventInLine> = async (ctx, { found }) => {
  refuse(whyNotEditEvent(found));
  const waiting = (await findInLine(ctx.db, found.id)).filter(hasNoOffer);
  await holdPeople(
    ctx.db,
    waiting.map(({ user_id }) => user_id),
  );
  const ids = waiting.map(({ id }) => id);
  const ended = await endWaiting(ctx.db, ids, 'closed', ctx.now);
  await saveSettings(ctx.db, found.id, { ...settingsOf(found), is_on: false }, ctx.now);
  await countLine(ctx.db, found.id);
  await notify(
    ctx.db,
    ended.map(({ id, user_id: userId }) => {
      const params = { event_id: found.id, waiting_id: id };
      return { kind: 'waiting-list-closed', params, userId, at: ctx.now } as const;
    }),
  );
  await ctx.audit({
    action: 'event.waiting-list-closed',
    subject: ['event', found.id],
    changes: { waiting: [ended.length, 0] },
  });
  return listAsItIs(ctx, found.id);
};
