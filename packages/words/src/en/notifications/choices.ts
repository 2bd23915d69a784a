import { type Channel, QUIET_HOURS } from '@pratibha/domain/notifications/notification-choices';
import type { NotificationGroup } from '@pratibha/domain/notifications/notifications';

const GROUPS: Readonly<Record<NotificationGroup, { name: string; about: string }>> = {
  registered: {
    name: 'Registered',
    about: 'That you are registered for an event, or withdrew from it.',
  },
  decisions: {
    name: 'Decisions',
    about:
      'What was decided on a registration or a work, that it is looked at again, that remarks were corrected, that results are out, that a place you wait for is held for you, what the organisers answer you, and your certificates. It always stands in the bell.',
  },
  works: {
    name: 'Works',
    about:
      'That your work has arrived, and that a file of it does not meet or a link does not open.',
  },
  dates: {
    name: 'Dates',
    about:
      'When a registration opens or a place is free of which you asked to be told, when submissions open, a day before they close, when an event that is near is moved, when you present your work, and when questions wait for your answers.',
  },
  announcements: { name: 'Announcements', about: 'What organisers tell many people.' },
  account: {
    name: 'Account',
    about: 'What organisers changed of your account. For your safety it always comes both ways.',
  },
  judging: {
    name: 'Judging',
    about:
      'That you are asked to judge works, and that score sheets of yours are missing. It always stands in the bell.',
  },
  organising: {
    name: 'Organising',
    about:
      'That a publication or an announcement did not happen at its time, that students ask something, that a note mentions you, that rows are nobody’s again, that frozen results wait for your approval, that a judge calls, three found nobody at a stand or a second device tried the link of a guest, and each morning who cannot come. It always stands in the bell.',
  },
};

const WAYS: Readonly<Record<Channel, string>> = { in_bell: 'Bell', by_mail: 'Mail' };

/** The form of what reaches a person, and how. */
export const CHOICES_WORDS = {
  groups: GROUPS,
  ways: WAYS,
  noMails:
    'No mails are sent here at the moment: everything is in the bell. What you choose is kept.',
  quiet: `No mails between ${QUIET_HOURS.from}:00 and ${QUIET_HOURS.to}:00 for what can wait`,
  quietAbout:
    'Nepal time. A receipt, a deadline that is a day away, a place that is free or held for you and a change of your account do not wait.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'This could not be saved. Please try again.',
  uncertain: 'No answer came, so it is not certain that this was saved. Save it again.',
  loadFailed: 'Your choices could not be loaded.',
} as const;
