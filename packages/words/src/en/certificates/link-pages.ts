import type { CertificateKind } from '@pratibha/domain/certificates/claims';
import { CERTIFICATE_KIND_WORDS } from './kinds.ts';

/** The page that a holder shows others, and that of a link of whoever has no account. */
export const CERTIFICATE_PAGE_WORDS = {
  title: (name: string) => `Certificate of ${name}`,
  card: (what: string, event: string, day: string) => `${what} · ${event} · ${day}`,
  what: (kind: CertificateKind, award: string | null) =>
    award === null ? CERTIFICATE_KIND_WORDS[kind] : `${CERTIFICATE_KIND_WORDS[kind]}: ${award}`,
  of: 'Event',
  for: 'For',
  day: 'Day',
  number: 'Number',
  pictureOf: (name: string) => `The certificate of ${name}`,
  check: 'Check that it is genuine',
  checkText:
    'The check needs no network, and nobody is told of it. It also works from a saved page.',
  revoked: (reason: string) => `This certificate does not count any more. Reason: ${reason}`,
  replacedBy: (number: string) => `In its place there is ${number}.`,
  home: 'Go back home',
  ask: {
    heading: 'A certificate is here for you',
    text: 'Press the button to see whose it is, and to save or print it.',
    button: 'Show the certificate',
  },
  opened: {
    for: (name: string) => `This certificate is for ${name}.`,
    keep: 'Keep the PDF: it proves itself, also once this site is gone.',
    pdf: 'Open PDF',
    png: 'Save PNG',
    print: 'The PDF is for printing on A4, the picture for messengers.',
  },
  unknown: {
    heading: 'This link does not work',
    text: 'Whoever shared the certificate took the link back, or it was cut off. Ask them for another.',
  },
} as const;
