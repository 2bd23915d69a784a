import { expect, it } from 'vitest';
import { enquiriesWaitMail, enquiryRespondedMail } from '../enquiries/mails.ts';
import { followUpMail } from '../follow-ups/mails.ts';
import { workFindingsMail } from '../preflight/mails.ts';
import * as waiting from '../waiting/mails.ts';
import { cannotComeMail } from './cannot-come-mail.ts';
import * as certificates from './certificate-mails.ts';
import { correctedMail } from './correction-mails.ts';
import { noteMentionsMail, rowsLeftMail } from './desk-mails.ts';
import { invitationMail } from './invitation-mail.ts';
import { judgeCallsMail } from './judge-calls-mail.ts';
import * as judging from './judging-mails.ts';
import type { MailText } from './mail-text.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { placeMail } from './place-mail.ts';
import { presentationTimeMail } from './presentation-mails.ts';
import * as enquiries from './result-enquiry-mails.ts';
import { resultsCorrectedMail, resultsOutMail } from './results-mails.ts';
import { nobodyAtStandMail } from './stand-mails.ts';
import { withdrawnMail } from './withdrawn-mail.ts';
import { workLinkMail } from './work-link-mail.ts';

const at = new Date('2025-07-16T10:00:00+05:45');
const of = { event: 'ग्राफिक डिजाइन', path: '/' };
const numbered = { ...of, number: 12 };
const place = {
  event_date: '2025-08-15',
  starts_at: '10:00',
  ends_at: '16:00',
  last_day: null,
  venue_name: 'हल ख',
  venue_room: null,
  venue_address: 'काठमाडौँ',
  venue_map_url: null,
} as never;
const receipt = {
  ...{ code: 'K7QX4M2PABCD', begun_in_time: true, links: [{ part: 'भिडियो', link: 'लिङ्क' }] },
  files: [{ part: 'पोस्टर', name: 'पोस्टर', size: 123_456, sha256: 'abc' }],
};
const certificate = { number: 'P-25-1', kind: 'prize', event: 'क', award: 'प्रथम' } as const;
const issued = { certificates: [certificate], path: '/', reason: 'नाम' };
const round = { ...of, round: 'फाइनल', opens: at, closes: at };
const asked = { ...of, text: 'कहिले?', response: 'भोलि।', waiting: 1_234 };
const awards = [{ title: 'प्रथम', prize: 'रु. १०,०००' }];
const remarks = 'राम्रो';

const MAILS: readonly MailText[] = [
  MAIL_TEXTS['registration-received']({
    ...{ ...numbered, at, submission: { opens: at, closes: at }, place },
  }),
  ...(['SHORTLISTED', 'REJECTED'] as const).map((decision) =>
    MAIL_TEXTS['registration-decided']({
      ...{ ...numbered, decision, remarks, place: null, answerUntil: '2025-08-10' },
    }),
  ),
  MAIL_TEXTS['registration-reopened'](numbered),
  MAIL_TEXTS['work-received']({ ...numbered, version: 2, at, receipt }),
  ...(['ACCEPTED', 'REJECTED'] as const).map((decision) =>
    MAIL_TEXTS['work-decided']({ ...numbered, decision, remarks }),
  ),
  MAIL_TEXTS['resubmission-asked']({ ...numbered, remarks, closes: at }),
  MAIL_TEXTS['work-reopened'](numbered),
  MAIL_TEXTS['submission-opens']({ ...of, closes: at }),
  MAIL_TEXTS['submission-closes-soon']({ ...of, closes: at }),
  ...[true, false].map((isOldAddress) =>
    MAIL_TEXTS['account-changed']({
      changes: ['role', 'suspended', 'reinstated', 'internal', 'events', 'name', 'email'],
      ...{ path: '/', role: 'EVENT_ADMIN', isOldAddress },
    }),
  ),
  MAIL_TEXTS.announcement({ path: '/', subject: 'समय', text: 'एक\n\nदुई', isTest: true }),
  MAIL_TEXTS['publication-waits']({ path: '/', edition: '2025', failure: 'edition-has-clashes' }),
  MAIL_TEXTS['announcement-waits']({ path: '/', subject: 'समय', failure: 'author-may-not' }),
  enquiryRespondedMail(asked),
  enquiriesWaitMail(asked),
  enquiries.resultEnquiryRespondedMail(asked),
  enquiries.resultEnquiriesWaitMail(asked),
  enquiries.approvalWaitsMail({ ...of, round: 'फाइनल', by: 'सीता' }),
  followUpMail({ ...of, lastDay: '2025-08-10' }),
  workFindingsMail({
    ...{ ...of, until: at, files: [{ name: 'पोस्टर', findings: [] }] },
  }),
  waiting.seatOfferedMail({ ...of, until: at }),
  waiting.offerExpiredMail(of),
  waiting.passedOverMail({ ...of, why: 'profile-incomplete' }),
  waiting.askedNoticeMail({ ...of, about: 'opens' }),
  waiting.askedNoticeMail({ ...of, about: 'seat-free' }),
  waiting.waitingListClosedMail(of),
  waiting.awaitedEventDeletedMail(of),
  cannotComeMail({ ...of, people: 1, events: 1 }),
  cannotComeMail({ ...of, people: 12, events: 3 }),
  certificates.certificateNameMail({ edition: 'प्रतिभा २०२५', name: 'सीता', until: at, path: '/' }),
  certificates.certificatesIssuedMail(issued),
  certificates.certificatesReissuedMail(issued),
  certificates.certificateRevokedMail(issued),
  certificates.certificateLinkMail({
    ...{ ...certificate, name: 'सीता', edition: 'प्रतिभा २०२५', path: '/' },
  }),
  correctedMail('registration', { ...of, remarks: null }),
  correctedMail('work', { ...of, remarks }),
  noteMentionsMail({ ...of, author: 'सीता', about: 'submission' }),
  rowsLeftMail(of),
  invitationMail({
    ...{ competition: 'प्रतिभा', by: 'सीता', email: '@', until: at },
    events: [{ title: null, reads: true }],
  }),
  judgeCallsMail({ ...of, round: 'फाइनल', judge: null, line: 'आउनुहोस्।' }),
  judging.judgingInvitationMail({ ...round, email: '@' }),
  judging.guestRefusedMail({ ...of, name: 'सीता' }),
  judging.sheetsMissingMail({ ...round, missing: 12 }),
  placeMail({ ...of, place }),
  presentationTimeMail({ ...of, room: 'क', starts: at, setup_minutes: 10 }),
  resultsOutMail({ ...of, awards, isJudged: true }),
  resultsOutMail({ ...of, awards: [], isJudged: false }),
  resultsCorrectedMail({ ...of, awards, reason: 'जोड' }),
  resultsCorrectedMail({ ...of, awards: [], reason: '' }),
  nobodyAtStandMail({ ...of, stand: null, area: null }),
  nobodyAtStandMail({ ...of, stand: 'क', area: 'ख' }),
  withdrawnMail({ ...numbered, at }),
  workLinkMail({ ...of, link: 'लिङ्क', reason: 'no-access' }),
];

/** What a person reads of a mail, apart from codes. */
function readOf({ subject, preview, heading, parts, why }: MailText): string {
  const said = parts.map((part) => {
    if (part.is === 'facts') return part.facts.flat().join('\n');
    return part.is === 'link' ? part.label : part.text;
  });
  return [subject, preview, heading, ...said, why].join('\n');
}

it.each(MAILS.map((mail) => [mail.subject, readOf(mail)]))('says %s in Nepali', (_, read) => {
  const left = read.replaceAll(/K7QX\S+|P-25-1|SHA-256|abc|\bPDF\b/g, '');
  expect(left.match(/[A-Za-z0-9]+/g)).toBeNull();
  expect(left).not.toMatch(/undefined|\.$/m);
});
