import { leadsTo } from '@pratibha/domain/notifications/notifications';
import { MAIL_TEXTS } from '@pratibha/words/mail/mail-texts';
import type { MailsOfKinds } from '../../mail/mail.ts';

/** What is mailed of an account. */
export const userMails = {
  'account-changed': {
    about: null,
    text: (mail) => {
      const isOldAddress = mail.params.at_old_address ?? false;
      return MAIL_TEXTS['account-changed']({ ...mail.params, path: leadsTo(mail), isOldAddress });
    },
  },
} satisfies Partial<MailsOfKinds>;
