import type * as calls from '@pratibha/contract/mails';
import { whyNotSendAgain } from '@pratibha/domain/notifications/mail-again';
import { Refused } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { isMailQueueOpen } from './mail.queries.ts';
import { findMail, lockMail, type MailRow, queueAgain } from './mails.queries.ts';
import { mailView } from './mails.view.ts';
import { deleteRefusal } from './refused-addresses.queries.ts';

export const findMailToSendAgain: Find<typeof calls.sendMailAgain, MailRow> = (ctx, { id }) =>
  findMail(ctx.db, id);

/**
 * Sends a mail again that failed or was refused; whoever it goes to may have mended their mailbox,
 * so that it goes to an address that was refused, too.
 */
export const sendMailAgain: UseCase<typeof calls.sendMailAgain, MailRow> = async (
  ctx,
  { found },
) => {
  const state = await lockMail(ctx.db, found.id);
  if (state === undefined) throw new Refused('not-found');
  const refusal = whyNotSendAgain({ state, isMailOn: await isMailQueueOpen(ctx.db) });
  if (refusal) throw new Refused(refusal);
  const subject = ['user', found.user_id] as const;
  if (await deleteRefusal(ctx.db, found.user_id)) {
    await ctx.audit({ action: 'mail.address-lifted', subject, changes: {} });
  }
  await queueAgain(ctx.db, { id: found.id });
  await ctx.audit({ action: 'mail.sent-again', subject, changes: { mails: 1 } });
  return mailView((await findMail(ctx.db, found.id)) ?? found);
};
