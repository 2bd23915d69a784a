import type * as calls from '@pratibha/contract/mail-replies';
import { kept } from '@pratibha/domain/form-value';
import { REPLY_TO } from '@pratibha/domain/notifications/replies';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findMailReplies, writeMailReplies } from './mail-replies.queries.ts';

/** Says to whom answers to mails go, from the next mail on. */
export const settleMailReplies: UseCase<typeof calls.settleMailReplies> = async (ctx, { body }) => {
  const before = await findMailReplies(ctx.db);
  const reply_to = kept(REPLY_TO, body.reply_to) as string | null;
  if (!(await writeMailReplies(ctx.db, { ...body, reply_to }))) {
    throw new Refused('changed-meanwhile');
  }
  await ctx.audit({
    action: 'mail.replies-settled',
    subject: ['mail', null],
    changes: { reply_to: [before.reply_to, reply_to] },
  });
  return findMailReplies(ctx.db);
};
