import type * as calls from '@pratibha/contract/mails';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { inEditionAsked } from '../events/events.ts';
import { isMailQueueOpen } from './mail.queries.ts';
import { queueAgain } from './mails.queries.ts';

/** Sends all failed mails again that fit: after a relay was away for longer than they are tried. */
export const sendMailsAgain: UseCase<typeof calls.sendMailsAgain> = async (ctx, { body }) => {
  if (!(await isMailQueueOpen(ctx.db))) throw new Refused('mail-is-off');
  const filters = await inEditionAsked(ctx.db, body, '/');
  const mails = await queueAgain(ctx.db, { ...filters, mail_state: 'failed' });
  if (mails > 0) {
    const subject = ['mail', null] as const;
    await ctx.audit({ action: 'mail.sent-again', subject, changes: { mails } });
  }
  return { mails };
};
