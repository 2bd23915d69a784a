import type * as calls from '@pratibha/contract/asked-notices';
import { noticeFor } from '@pratibha/domain/waiting/asked-notices';
import { seatsToOffer } from '@pratibha/domain/waiting/waiting-lists';
import { Refused } from '../../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../../platform/serve/use-case.ts';
import { holdPeople, settingsOf } from '../line.queries.ts';
import { findOwnLine, type OwnLineRow } from '../own-waiting.queries.ts';
import { keepNotice } from './notices.queries.ts';

type Endpoint = typeof calls.askForNotice;

export const findEventToTell: Find<Endpoint, OwnLineRow> = async (ctx, { id }) => {
  await holdPeople(ctx.db, [ctx.actor.id]);
  return findOwnLine(ctx.db, { eventId: id, userId: ctx.actor.id });
};

/** Lets the person be told, once, that registration opens, or that a seat is free. */
export const askForNotice: UseCase<Endpoint, OwnLineRow> = async (ctx, { found }) => {
  const isFull = found.in_line > 0 || seatsToOffer(found) === 0;
  const about = noticeFor(
    {
      ...{ event: found, isFull, isInternal: ctx.actor.isInternal },
      ...{ isRegistered: found.is_registered, hasWaitingList: settingsOf(found).is_on },
    },
    ctx.now,
  );
  if (about === null) throw new Refused('nothing-to-tell');
  await keepNotice(ctx.db, { eventId: found.id, userId: ctx.actor.id }, about, ctx.now);
  await ctx.audit({
    action: 'notice.asked',
    subject: ['user', ctx.actor.id],
    changes: { event_id: [null, found.id], about: [null, about] },
  });
  return { event_id: found.id, about };
};
