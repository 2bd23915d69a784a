import type * as calls from '@pratibha/contract/own-language';
import type { Platform } from '../../../platform/serve/platform.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { keepLanguage } from '../../../platform/session/readers-language.ts';
import { lockLanguage, saveLanguage } from './own-language.queries.ts';

/**
 * Chooses the language of the account, and of the device that asks: so a page that knows of no
 * account is in it, too. A program with a token is no device.
 */
export function chooseLanguage({ origin }: Platform): UseCase<typeof calls.chooseLanguage> {
  return async (ctx, { body: { language } }) => {
    const { id, token } = ctx.actor;
    const before = await lockLanguage(ctx.db, id);
    await saveLanguage(ctx.db, id, language);
    ctx.userChanged(id);
    await ctx.audit({
      action: 'language.chosen',
      subject: ['user', id],
      changes: before === language ? {} : { language: [before, language] },
    });
    if (token === null) keepLanguage(ctx.reply, language, origin);
    return { language };
  };
}
