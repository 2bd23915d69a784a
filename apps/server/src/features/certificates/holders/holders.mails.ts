import { nameUntil } from '@pratibha/domain/certificates/names';
import { leadsTo } from '@pratibha/domain/notifications/notifications';
import {
  certificateNameMail,
  certificateRevokedMail,
  certificatesIssuedMail,
  certificatesReissuedMail,
} from '@pratibha/words/mail/certificate-mails';
import { aboutThis, type MailsOfKinds } from '../../mail/mail.ts';
import {
  certificatesOfMail,
  type NameOfMail,
  nameOfMail,
  revokedOfMail,
} from './told-certificates.queries.ts';

/** What holders of certificates are mailed: nothing that is no longer so. */
export const holdersMails = {
  'certificate-name-asked': {
    about: nameOfMail,
    text: (mail, now) => {
      const about = mail.about as NameOfMail | null;
      if (about === null) return null;
      const until = nameUntil(new Date(about.asked_at));
      if (now >= until) return null;
      return certificateNameMail({ ...about, until, path: leadsTo(mail) });
    },
  },
  'certificates-issued': aboutThis(certificatesOfMail, (_, { certificates }, path) =>
    certificatesIssuedMail({ certificates, path }),
  ),
  'certificates-reissued': aboutThis(certificatesOfMail, (_, { certificates, reason }, path) =>
    certificatesReissuedMail({ certificates, reason: reason ?? '', path }),
  ),
  'certificate-revoked': aboutThis(revokedOfMail, (_, { certificates, reason }, path) =>
    certificateRevokedMail({ certificates, reason: reason ?? '', path }),
  ),
} satisfies Partial<MailsOfKinds>;
