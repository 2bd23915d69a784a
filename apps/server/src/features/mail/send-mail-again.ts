import type * as calls from '@pratibha/contract/mails';
import { whyNotSendAgain } from '@pratibha/domain/notifications/mail-again';
import { Refused } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { isMailQueueOpen } from './mail.queries.ts';
import { findMail, lockMail, type MailRow, queueAgain } from './mails.queries.ts';
import { mailView } from './mails.view.ts';

export const findMailToSendAgain: Find<typeof calls.sendMailAgain, MailRow> = (ctx, { id }) =>
  findMail(ctx.db, id);

/** Sends a mail again that failed or was refused; whoever it goes to may have mended their mailbox. */
export const sendMailAgain: UseCase<typeof calls.sendMailAgain, MailRow> = async (
  ctx,
  { found },
) => {
  const state = await lockMail(ctx.db, found.id);
  if (state === undefined) throw new Refused('not-found');
  const refusal = whyNotSendAgain({ state, isMailOn: await isMailQueueOpen(ctx.db) });
  if (refusal) throw new Refused(refusal);
  await queueAgain(ctx.db, { id: found.id });
  await ctx.audit({
    action: 'mail.sent-again',
    subject: ['user', found.user_id],
    changes: { mails: 1 },
  });
  return mailView((await findMail(ctx.db, found.id)) ?? found);
};
