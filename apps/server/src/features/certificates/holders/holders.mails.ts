import { nameUntil } from '@pratibha/domain/certificates/names';
import { leadsTo } from '@pratibha/domain/notifications/notifications';
import {
  certificateNameMail,
  certificateRevokedMail,
  certificatesIssuedMail,
  certificatesReissuedMail,
} from '@pratibha/words/both/mail/certificate-mails';
import { aboutThis, type MailsOfKinds, type MailToSend } from '../../mail/mail.ts';
import {
  type CertificatesOfMail,
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
      return certificateNameMail[mail.language]({ ...about, until, path: leadsTo(mail) });
    },
  },
  'certificates-issued': aboutThis(certificatesOfMail, (mail, about, path) =>
    certificatesIssuedMail[mail.language]({ ...saidOf(mail, about), path }),
  ),
  'certificates-reissued': aboutThis(certificatesOfMail, (mail, about, path) =>
    certificatesReissuedMail[mail.language]({ ...saidOf(mail, about), path }),
  ),
  'certificate-revoked': aboutThis(revokedOfMail, (mail, about, path) =>
    certificateRevokedMail[mail.language]({ ...saidOf(mail, about), path }),
  ),
} satisfies Partial<MailsOfKinds>;

function saidOf({ said }: MailToSend, { certificates, reason }: CertificatesOfMail) {
  const events = certificates.map(({ event, ...each }) => ({
    ...each,
    event: event && said(event),
  }));
  return { certificates: events, reason: said(reason ?? '') };
}
