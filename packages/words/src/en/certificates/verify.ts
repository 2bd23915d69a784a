import type { CertificateKind } from '@pratibha/domain/certificates/claims';
import type { Verdict } from '@pratibha/domain/certificates/verdict';

/** What stands beside the values of a certificate, in this order. */
export const FACT_LABELS = {
  name: 'Name',
  kind: 'For',
  award: 'Award',
  event: 'Event',
  edition: 'Edition',
  day: 'Day',
  number: 'Number',
  issuer: 'Signed by',
} as const;

export const KIND_WORDS: Readonly<Record<CertificateKind, string>> = {
  'taken-part': 'Taking part',
  prize: 'A prize',
  judge: 'Judging',
  volunteer: 'Helping as a volunteer',
  workshop: 'Taking part in a workshop',
};

type Said = { readonly heading: string; readonly text: string; readonly todo: string };

const ASK = 'Do not rely on it. Show it to the college and ask.';

/** What is said of a certificate, each in a sentence of its own, and what to do then. */
export const VERDICT_WORDS: Readonly<Record<Verdict, Said>> = {
  genuine: {
    heading: 'Genuine',
    text: 'The college signed this certificate, and nothing in it was changed since.',
    todo: 'Compare it with the paper: everything below has to be the same.',
  },
  changed: {
    heading: 'Not genuine',
    text: 'It was changed after the college signed it, or somebody else signed it.',
    todo: 'Do not rely on it. If the code was copied or typed, scan the one on the paper again.',
  },
  'unknown-key': {
    heading: 'Not signed by a key that this page knows',
    text: 'Anybody can make a certificate that looks like one of this college. This one names a key that is none of the college’s, as far as this page knows.',
    todo: 'Do not rely on it before you know more.',
  },
  newer: {
    heading: 'Signed, but this page cannot read it',
    text: 'The college signed it, in a form that is newer than this page.',
    todo: 'Load the page of the college anew and check the certificate there.',
  },
  'not-on-record': {
    heading: 'Not on the college’s record',
    text: 'The signature is right, but the college has no certificate with this number.',
    todo: ASK,
  },
  'other-on-record': {
    heading: 'Not what was issued',
    text: 'The signature is right, but under this number the college issued something else.',
    todo: ASK,
  },
  'key-in-doubt': {
    heading: 'Cannot be told for certain',
    text: 'It was signed by a key that the college revoked later. Only the record of the college can tell whether this is what was issued.',
    todo: 'Open this page with a connection. If it still says this, ask the college.',
  },
  unreadable: {
    heading: 'This is no certificate',
    text: 'What stands in the link is no certificate, or a part of it is missing.',
    todo: 'Scan the code again, or copy the link once more: all of it, up to its end.',
  },
  revoked: {
    heading: 'Revoked',
    text: 'The college signed this certificate, and revoked it later.',
    todo: 'It counts no more. Ask whoever showed it to you, or the college.',
  },
  'key-revoked': {
    heading: 'The key counts no more',
    text: 'The college revoked the key that signed this.',
    todo: 'Do not rely on it. Ask whoever showed it to you for the one that replaced it.',
  },
};

export const REVOKED_WORDS = {
  on: (day: string) => `It was revoked on ${day}.`,
  reason: (reason: string) => `The reason: ${reason}`,
  replaced: (number: string) => `The certificate ${number} replaced it.`,
  key: (from: string, day: string) =>
    `The key counts no more from ${from} on, and this is of ${day}.`,
};

/** What is said of the question whether it was revoked. */
export const ASKED_WORDS = {
  checking: 'Checking…',
  asking: 'Signed by the college. Asking whether it was revoked…',
  notRevoked: 'The college was asked just now: it was not revoked.',
  unasked: 'Could not ask whether it was revoked: the college could not be reached.',
};

/** What is said where only a number is known. */
export const NUMBER_WORDS = {
  asking: 'Asking the college…',
  revoked: {
    heading: 'This number was revoked',
    text: 'The college issued a certificate with this number, and revoked it later.',
    todo: 'It counts no more. Ask whoever showed it to you, or the college.',
  },
  issued: {
    heading: 'This number was issued',
    text: 'The college issued a certificate with this number, and did not revoke it.',
    todo: 'A number does not say whose it is, and anybody can copy it: scan the code, or open the PDF or the picture, to see the name.',
  },
  unknown: {
    heading: 'No certificate has this number',
    text: 'The college never issued a certificate with this number.',
    todo: 'Compare it with the paper. If it is the same, do not rely on the paper, and ask the college.',
  },
  unasked: {
    heading: 'Could not ask the college',
    text: 'A number alone says nothing: the college has to be asked, and could not be reached.',
    todo: 'Try again with a connection, or scan the code, which needs none.',
  },
  malformed: {
    heading: 'This is no number of a certificate',
    text: 'A number has four digits, a dash and six letters or digits, as 2020-7KQ3XN.',
    todo: 'Type it again, or paste the link of the certificate.',
  },
};

/** What is said where a file shows nothing. */
export const FILE_WORDS = {
  reading: 'Reading the file…',
  none: {
    heading: 'No certificate found in this file',
    text: 'The college’s PDF and picture carry their proof. A print of them, a screenshot or a scan has nothing but the code.',
    todo: 'Scan the code with the camera of a phone, or type the number.',
  },
  large: {
    heading: 'This file is too large',
    text: 'A certificate has less than 20 MB.',
    todo: 'Open the PDF or the picture that the college made.',
  },
};

/** Beside what a certificate proves. */
export const BESIDE_WORDS = {
  ownCheck:
    'This browser cannot check such signatures by itself. The page did it, without asking anybody.',
  keysOf: (day: string) => `This page knows the keys of the college up to ${day}.`,
  anew: 'Check it with the newest keys',
  saysIssuer: (issuer: string) => `It says of itself that it is of ${issuer}.`,
  noKeys: 'The college has signed no certificate yet.',
};
