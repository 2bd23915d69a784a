import type { AnnouncementProgress } from '@pratibha/contract/announcements';
import type {
  AnnouncementChannel,
  AnnouncementFailure,
  AnnouncementSource,
  AnnouncementState,
} from '@pratibha/domain/announcements/announcements';
import type { MailState } from '@pratibha/domain/notifications/mail-states';
import { placeholdersHelp } from './placeholder-errors.ts';

const people = (count: number) =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;

/** Words of the pages where organisers tell many people at once. */
export const ANNOUNCEMENTS_WORDS = {
  heading: 'Announcements',
  intro: 'What organisers tell many people at once, in the bell and by mail.',
  write: 'Write an announcement',
  back: 'All announcements',
  empty: 'Nothing was announced yet.',
  emptyIn: (edition: string) => `No announcement is for ${edition} alone.`,
  ofNoEdition: 'Announcements to users, or to all editions, are not listed here.',
  loadFailed: 'Failed to load the announcements.',
  notFound: 'There is no such announcement.',
  more: 'Show earlier ones',

  states: {
    draft: 'Draft',
    template: 'Template',
    scheduled: 'Scheduled',
    sent: 'Sent',
    stopped: 'Stopped',
  } satisfies Record<AnnouncementState, string>,
  failures: {
    'author-may-not':
      'It did not go at its moment: its author may not send it any more. Confirm it, or take it back.',
    'announcement-without-recipients': 'It did not go at its moment: nobody fitted the filter.',
  } satisfies Record<AnnouncementFailure, string>,
  notSent: 'Not sent',
  missed: (when: string) => `Was to go ${when}`,
  confirm: (count: number) => `Confirm and send to ${people(count)}`,
  goingOut: 'Going out',
  saved: (when: string) => `Saved ${when}`,
  goes: (when: string) => `Goes ${when}`,
  went: (when: string, count: number) => `${when} to ${people(count)}`,

  form: 'What it says',
  subject: 'Subject',
  text: 'Text',
  textHelp:
    'The mail greets by itself, with “Namaste” and the name: begin with the news. An empty line begins a paragraph. A link is written as its address.',
  greetsTwice:
    'The mail says “Namaste” by itself: leave the greeting out, or it stands there twice.',
  placeholders: placeholdersHelp,
  channel: 'It comes',
  channels: {
    mail: 'In the bell and by mail',
    bell: 'In the bell alone',
  } satisfies Record<AnnouncementChannel, string>,
  to: 'Recipients',
  source: 'From the list',
  sources: {
    users: 'Users',
    registrations: 'Registrations',
    submissions: 'Submissions',
  } satisfies Record<AnnouncementSource, string>,
  q: 'Words, as in its search',
  role: 'Role',
  status: 'Status',
  event: 'Event',
  mobile: 'Only those whose mobile somebody else has, too',
  all: 'All',
  save: 'Save as a draft',
  saveTemplate: 'Save as a template',
  savedToast: 'Saved.',
  use: 'Use as a template',
  remove: 'Delete',
  removeTitle: 'Delete this announcement?',
  removeText: (subject: string) => `“${subject}” will be deleted for all organisers.`,
  confirmRemove: 'Yes, Delete It',
  removed: 'The announcement was deleted.',

  send: 'Send',
  matching: (count: number) => `It would go to ${people(count)} now.`,
  when: 'When',
  whenHelp: 'Nepal time. Left empty, it goes at once.',
  sendTo: (count: number) => `Send to ${people(count)}`,
  sendAt: (count: number) => `Schedule for ${people(count)}`,
  sendTitle: 'Send this announcement?',
  /** @param when null: at once */
  sendText: (subject: string, count: number, when: string | null) =>
    `“${subject}” goes to ${people(count)}${when === null ? '' : ` on ${when}`}. Who they are is looked up at that moment. What has gone cannot be called back.`,
  sending: 'It goes out now.',
  scheduled: 'It is scheduled.',
  unsaved: 'Save your changes first.',
  test: 'Send it to me as a test',
  tested: 'The test is on its way to you.',

  preview: 'As a recipient gets it',
  recipient: 'Recipient',
  bell: 'In the bell',
  mail: 'By mail',
  nobody: 'Nobody fits the filter.',

  progress: 'What became of it',
  figures: (of: AnnouncementProgress) =>
    [
      ['Recipients', of.recipients ?? 0],
      ['Waiting', of.waiting],
      ['Sent', of.sent],
      ['Failed', of.failed],
      ['Refused', of.refused],
      ['Left out', of.left_out],
      ['In the bell alone', of.bell_alone],
      ['Read in the bell', of.read],
    ] as const,
  stop: 'Stop',
  stopTitle: 'Stop this announcement?',
  stopText: (waiting: number) =>
    `${waiting === 1 ? '1 mail has' : `${waiting.toLocaleString('en-US')} mails have`} not gone, and will not go. What stands in the bell stays there.`,
  confirmStop: 'Yes, Stop It',
  stopped: 'It was stopped.',
  takeBack: 'Take back to the drafts',
  takenBack: 'It is a draft again.',
  resend: 'Send again to the failed',
  resent: 'The mails are on their way again.',
  log: 'Log',
  logOf: 'Show',
  everybody: 'Everybody',
  mailStates: {
    none: 'In the bell alone',
    waiting: 'Waiting',
    sent: 'Sent',
    failed: 'Failed',
    refused: 'Refused',
    left_out: 'Left out',
  } satisfies Record<MailState, string>,
  readAt: (when: string) => `read ${when}`,
  failed: 'That did not work. Please try again.',
} as const;
