import { leadsTo } from '@pratibha/domain/notifications/notifications';
import { MAIL_TEXTS } from '@pratibha/words/both/mail/mail-texts';
import type { MailsOfKinds } from '../../mail/mail.ts';

/** What is mailed of an account. */
export const userMails = {
  'account-changed': {
    about: null,
    text: (mail) => {
      const isOldAddress = mail.params.at_old_address ?? false;
      const told = { ...mail.params, path: leadsTo(mail), isOldAddress };
      return MAIL_TEXTS[mail.language]['account-changed'](told);
    },
  },
} satisfies Partial<MailsOfKinds>;
