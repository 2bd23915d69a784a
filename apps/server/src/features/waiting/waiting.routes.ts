import * as noticeCalls from '@pratibha/contract/asked-notices';
import * as calls from '@pratibha/contract/waiting';
import * as answerCalls from '@pratibha/contract/waiting-answers';
import * as listCalls from '@pratibha/contract/waiting-lists';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { Turns } from '../../platform/serve/turns.ts';
import { acceptOffer, endOverFirst, findOfferToAccept } from './accept-offer.ts';
import { changeWaitingAnswers, findWaitingAnswersToChange } from './change-waiting-answers.ts';
import { closeWaitingList, findListToClose } from './close-waiting-list.ts';
import { declineOffer, findOfferToDecline } from './decline-offer.ts';
import { findLineToJoin, joinWaitingList } from './join-waiting-list.ts';
import { findLineToLeave, leaveWaitingList } from './leave-waiting-list.ts';
import { findLineOf } from './line.queries.ts';
import { askForNotice, findEventToTell } from './notices/ask-for-notice.ts';
import { endNotice, findNoticeToEnd } from './notices/end-notice.ts';
import { findNotices } from './notices/notices.queries.ts';
import { findWaitingToOffer, offerSeat } from './offer-seat.ts';
import { findOwnLines } from './own-waiting.queries.ts';
import { findListToUpdate, listAsItIs, updateWaitingList } from './update-waiting-list.ts';
import { ownWaitingView, waitingAnswersView } from './waiting.view.ts';
import { findWaitingAnswers } from './waiting-answers.queries.ts';

/**
 * They come after one another all the same, as each holds the seats; one writes while the next ones
 * are read.
 */
const JOIN_AT_ONCE = 4;

export function serveWaiting(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listOwnWaiting, {
    run: async (ctx) => {
      const rows = await findOwnLines(ctx.db, ctx.actor.id);
      return rows.map((row) => ownWaitingView(row, ctx.actor, ctx.now));
    },
  });
  serve(app, platform, calls.joinWaitingList, {
    find: findLineToJoin,
    run: joinWaitingList,
    turns: new Turns(JOIN_AT_ONCE),
  });
  serve(app, platform, calls.leaveWaitingList, { find: findLineToLeave, run: leaveWaitingList });
  serve(app, platform, calls.acceptOffer, {
    prepare: endOverFirst(platform.database),
    find: findOfferToAccept,
    run: acceptOffer,
  });
  serve(app, platform, answerCalls.getWaitingAnswers, {
    find: (ctx, { id }) => findWaitingAnswers(ctx.db, { eventId: id, userId: ctx.actor.id }),
    run: async (_ctx, { found }) => waitingAnswersView(found),
  });
  serve(app, platform, answerCalls.changeWaitingAnswers, {
    find: findWaitingAnswersToChange,
    run: changeWaitingAnswers,
  });
  serve(app, platform, calls.declineOffer, { find: findOfferToDecline, run: declineOffer });
  serve(app, platform, noticeCalls.listAskedNotices, {
    run: async (ctx) => {
      const rows = await findNotices(ctx.db, ctx.actor.id);
      return rows.map(({ event_id, about }) => ({ event_id, about }));
    },
  });
  serve(app, platform, noticeCalls.askForNotice, { find: findEventToTell, run: askForNotice });
  serve(app, platform, noticeCalls.endNotice, { find: findNoticeToEnd, run: endNotice });
  serve(app, platform, listCalls.getWaitingList, {
    find: (ctx, { id }) => findLineOf(ctx.db, id),
    eventOf: ({ id }) => id,
    run: (ctx, { found }) => listAsItIs(ctx, found.id),
  });
  serve(app, platform, listCalls.updateWaitingList, {
    find: findListToUpdate,
    eventOf: ({ id }) => id,
    run: updateWaitingList,
  });
  serve(app, platform, listCalls.closeWaitingList, {
    find: findListToClose,
    eventOf: ({ id }) => id,
    run: closeWaitingList,
  });
  serve(app, platform, listCalls.offerSeat, {
    find: findWaitingToOffer,
    eventOf: ({ event }) => event.id,
    run: offerSeat,
  });
}
