import type { CertificateKind } from '@pratibha/domain/certificates/claims';
import { CERTIFICATE_KIND_WORDS } from '../certificates/kinds.ts';
import { formatDateTime } from '../time.ts';
import type { MailPart, MailText } from './mail-text.ts';

/** A certificate, as a mail tells it. */
export type CertificateOfMail = {
  readonly number: string;
  readonly kind: CertificateKind;
  /** Null: of the whole year. */
  readonly event: string | null;
  readonly award: string | null;
};

const HAS_ACCOUNT = 'You get this mail because a certificate here is yours.';
const text = (words: string): MailPart => ({ is: 'text', text: words });

/** 'Prize, Winner (1st): Graphic Design'. */
function titleOf({ kind, event, award }: CertificateOfMail): string {
  const what = [CERTIFICATE_KIND_WORDS[kind], ...(award === null ? [] : [award])].join(', ');
  return event === null ? what : `${what}: ${event}`;
}

const listed = (certificates: readonly CertificateOfMail[]): MailPart => ({
  is: 'facts',
  facts: certificates.map((each) => [each.number, titleOf(each)]),
});
const plural = (count: number) => (count === 1 ? 'certificate' : 'certificates');

/** The mail to whoever will get a certificate: how does their name stand on it? */
export function certificateNameMail(of: {
  readonly edition: string;
  readonly name: string;
  readonly until: Date;
  readonly path: string;
}): MailText {
  const { edition, name, until, path } = of;
  return {
    subject: `How does your name stand on your certificate of ${edition}?`,
    preview: `It will say: ${name}. Say so, or change it.`,
    heading: 'Your name on your certificate',
    parts: [
      text(`You will get a certificate of ${edition}. Please say how your name stands on it.`),
      {
        is: 'facts',
        facts: [
          ['It will say', name],
          ['Answer until', formatDateTime(until)],
        ],
      },
      text('If you do not answer, the name of your profile stands on it.'),
      { is: 'link', label: 'Say how your name stands', path },
    ],
    why: 'You get this mail because you will get a certificate here.',
  };
}

type Issued = { readonly certificates: readonly CertificateOfMail[]; readonly path: string };

/** The mail with certificates that were issued. */
export function certificatesIssuedMail({ certificates, path }: Issued): MailText {
  const those = plural(certificates.length);
  return {
    subject: `Your ${those}: ${certificates.map(titleOf).join(', ')}`,
    preview: `Your ${those} can be downloaded, printed and shared.`,
    heading: certificates.length === 1 ? 'Your certificate is here' : 'Your certificates are here',
    parts: [
      text(
        `Your ${those} can be downloaded as a PDF and as a picture, printed, and shared. Anybody can check that it is genuine, also without a network.`,
      ),
      listed(certificates),
      { is: 'link', label: `Open your ${those}`, path },
    ],
    why: HAS_ACCOUNT,
  };
}

/** The mail with certificates that take the places of others. */
export function certificatesReissuedMail({
  certificates,
  reason,
  path,
}: Issued & { readonly reason: string }): MailText {
  const those = plural(certificates.length);
  return {
    subject: `Your ${those} issued again: ${certificates.map(titleOf).join(', ')}`,
    preview: 'The number of the one before does not count any more.',
    heading: `Your ${those} issued again`,
    parts: [
      text('The number of the one before does not count any more: please pass on the new one.'),
      listed(certificates),
      { is: 'facts', facts: [['Reason', reason]] },
      { is: 'link', label: `Open your ${those}`, path },
    ],
    why: HAS_ACCOUNT,
  };
}

/** The mail about a certificate that does not count any more. */
export function certificateRevokedMail({
  certificates,
  reason,
  path,
}: Issued & { readonly reason: string }): MailText {
  return {
    subject: `A certificate of yours is revoked: ${certificates.map(titleOf).join(', ')}`,
    preview: 'Whoever checks it is told that it does not count any more.',
    heading: 'A certificate of yours is revoked',
    parts: [
      text('It does not count any more, and whoever checks it is told so.'),
      listed(certificates),
      { is: 'facts', facts: [['Reason', reason]] },
      { is: 'link', label: 'See your certificates', path },
    ],
    why: HAS_ACCOUNT,
  };
}

/** The mail to somebody without an account, with the link of their certificate. */
export function certificateLinkMail({
  name,
  edition,
  path,
  ...certificate
}: CertificateOfMail & {
  readonly name: string;
  readonly edition: string;
  readonly path: string;
}): MailText {
  return {
    subject: `Your certificate: ${titleOf(certificate)}`,
    preview: 'It can be saved, printed and checked.',
    heading: 'Your certificate is here',
    parts: [
      text(
        `A certificate of ${edition} is here for ${name}. It can be saved as a PDF and as a picture, and printed.`,
      ),
      listed([certificate]),
      { is: 'link', label: 'Open your certificate', path },
      text('Whoever has the link sees the certificate: keep the PDF, and pass on what you like.'),
    ],
    why: 'You get this mail because organisers entered this address for somebody who helped.',
  };
}
