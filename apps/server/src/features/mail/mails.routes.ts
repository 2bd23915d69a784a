import * as replyCalls from '@pratibha/contract/mail-replies';
import * as calls from '@pratibha/contract/mails';
import type { FastifyInstance } from 'fastify';
import { MOST_ROWS, page } from '../../platform/lists/paging.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { inEditionAsked } from '../events/events.ts';
import { findRefusedAddressToLift, liftRefusedAddress } from './lift-refused-address.ts';
import { isMailQueueOpen, longestMailWait } from './mail.queries.ts';
import { findMailReplies } from './mail-replies.queries.ts';
import { MAIL_ORDER, type MailRow, mailsCounted, mailsMatching } from './mails.queries.ts';
import { mailView, refusedAddressView } from './mails.view.ts';
import {
  findRefusal,
  REFUSED_ADDRESS_ORDER,
  refusedAddresses,
  refusedAddressesCounted,
} from './refused-addresses.queries.ts';
import { findMailToSendAgain, sendMailAgain } from './send-mail-again.ts';
import { sendMailsAgain } from './send-mails-again.ts';
import { settleMailReplies } from './settle-mail-replies.ts';

/** What organisers see of mails, and what they can do about them. */
export function serveMails(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listMails, {
    run: async (ctx, { query }) => {
      const filters = await inEditionAsked(ctx.db, query);
      return page(
        ctx,
        mailsMatching(ctx.db, filters),
        // What few people get is found and sorted, as what a search finds.
        { ...query, q: query.q || query.person_id ? 'people' : undefined },
        MAIL_ORDER,
        (row) => mailView(row as MailRow),
        mailsCounted(ctx.db, filters).limit(MOST_ROWS + 1),
      );
    },
  });
  serve(app, platform, calls.getMailQueue, {
    run: async (ctx) => {
      const [row] = await longestMailWait(ctx.db, {});
      return { is_on: await isMailQueueOpen(ctx.db), oldest_seconds: row?.seconds ?? 0 };
    },
  });
  serve(app, platform, replyCalls.getMailReplies, { run: (ctx) => findMailReplies(ctx.db) });
  serve(app, platform, replyCalls.settleMailReplies, { run: settleMailReplies });
  serve(app, platform, calls.sendMailAgain, { find: findMailToSendAgain, run: sendMailAgain });
  serve(app, platform, calls.sendMailsAgain, { run: sendMailsAgain });
  serve(app, platform, calls.listRefusedAddresses, {
    run: (ctx, { query }) =>
      page(
        ctx,
        refusedAddresses(ctx.db),
        query,
        REFUSED_ADDRESS_ORDER,
        refusedAddressView,
        refusedAddressesCounted(ctx.db).limit(MOST_ROWS + 1),
      ),
  });
  serve(app, platform, calls.liftRefusedAddress, {
    find: findRefusedAddressToLift,
    run: liftRefusedAddress,
  });
  serve(app, platform, calls.getMailAddress, {
    run: async (ctx) => {
      const refusal = await findRefusal(ctx.db, ctx.actor.id);
      return { email: ctx.actor.row.email, refused_at: refusal?.at.toISOString() ?? null };
    },
  });
}
