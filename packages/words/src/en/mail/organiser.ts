import type { MailOut } from '@pratibha/contract/mails';
import type { NotificationKind } from '@pratibha/domain/notifications/notifications';
import { nameAsWords } from '@pratibha/domain/text/name-as-words';

/** Kinds of mail that say more than their names. */
const KIND_WORDS: Readonly<Partial<Record<NotificationKind, string>>> = {
  'registration-received': 'Registered',
  'resubmission-asked': 'Asked to resubmit',
  'work-findings': 'Files that do not meet',
  'enquiry-responded': 'Question answered',
  'enquiries-wait': 'Questions wait',
  'judge-calls': 'A judge calls',
  'results-out': 'Results are out',
  'certificate-name-asked': 'How a name stands on certificates',
  'approval-waits': 'Results wait for approval',
  'result-enquiries-wait': 'Questions about results wait',
  'result-enquiry-responded': 'Question about a result answered',
  'seat-offered': 'Place offered',
  'offer-expired': 'Offer of a place over',
  'awaited-event-deleted': 'Event of a waiting list deleted',
  'passed-over': 'Passed over on a waiting list',
  'publication-waits': 'Edition not published',
  'announcement-waits': 'Announcement not sent',
};

/** What a mail is of, as organisers name it. */
export function mailKindInWords(kind: NotificationKind): string {
  return KIND_WORDS[kind] ?? nameAsWords(kind);
}

type State = MailOut['mail_state'];

/** What became of a mail. */
export const MAIL_STATE_WORDS: Readonly<Record<State, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  refused: 'Refused',
  left_out: 'Left out',
};

const number = (count: number) => count.toLocaleString('en-US');
const mails = (count: number) => (count === 1 ? '1 mail' : `${number(count)} mails`);

/** The page of what became of mails. */
export const MAILS_WORDS = {
  heading: 'Mails',
  intro: 'What people were told by mail, newest first, and what became of it.',
  off: 'This installation sends no mails: no relay is set. People are told in the bell alone.',
  late: (minutes: number) =>
    `The mail that waits longest could have gone ${number(minutes)} minutes ago. Is the relay away?`,
  search: 'Find a person',
  state: 'State',
  allStates: 'All States',
  kind: 'Kind',
  allKinds: 'All Kinds',
  columns: {
    kind: 'What',
    person: 'To whom',
    event: 'About',
    state: 'State',
    when: 'When',
    attempts: 'Attempts',
    reason: 'Reason',
    actions: 'Actions',
  },
  none: '–',
  due: 'Due',
  sent: 'Sent',
  told: 'Told',
  heldBack: 'Held back by an organiser',
  account: 'Their account',
  details: 'Mail',
  states: {
    waiting: 'It goes when it is due. Where the relay is away or says “later”, it is tried again.',
    sent: 'The relay took it. What happens behind the relay is not known here.',
    failed: 'It was tried for fourteen hours in vain, and is tried no more.',
    refused:
      'The relay refused the address or the mail for good. “Send again” tries its address again, also where nothing was sent to it any more.',
    left_out:
      'Not sent: it was no longer so when its turn came, the person wants none of these by mail, or mails were turned off.',
  } satisfies Record<State, string>,
  again: 'Send again',
  againTo: (name: string) => `Send again to ${name}`,
  againDone: 'The mail waits to be sent again.',
  againToRefused:
    'It was refused. It is tried once more; if it is refused again, the reason says so.',
  againAll: (count: string) => `Send all ${count} again`,
  againAllTitle: 'Send the failed mails again?',
  againAllText: (count: string) =>
    `Failed mails that are sent again: ${count}. What is no longer so is left out.`,
  confirmAll: (count: string) => `Send ${count} again`,
  againAllDone: (count: number) => `To be sent again: ${mails(count)}.`,
  failed: 'Failed to send again',
  loadFailed: 'Failed to load the mails',
} as const;

/** The addresses to which nothing is sent. */
export const REFUSED_ADDRESSES_WORDS = {
  count: (total: string) =>
    total === '1'
      ? 'One address is refused: no mail goes there.'
      : `${total} addresses are refused: no mails go there.`,
  show: 'Show them',
  title: 'Refused addresses',
  intro:
    'Mail servers said for good that nobody has these addresses. Mails to them are not even tried, as servers hold repeated ones against the sender; the bell has what they told. Whoever signs in with another address gets mails again.',
  list: 'Refused addresses, newest first',
  since: 'Since',
  lift: 'Send to it again',
  liftFor: (email: string) => `Send to it again: ${email}`,
  liftTitle: 'Send mails to this address again?',
  liftText: (email: string) =>
    `From now on mails go to ${email} again. Do this once the mailbox is mended: if its server refuses it again, it is back here. What was not sent so far can be sent again in the list of mails.`,
  lifted: (email: string) => `Mails go to ${email} again.`,
  more: 'Show earlier ones',
  failed: 'Failed to let mails go there again',
  loadFailed: 'Failed to load the refused addresses',
} as const;
