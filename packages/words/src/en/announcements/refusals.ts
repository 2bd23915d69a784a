import type { AnnouncementRefusal } from '@pratibha/domain/refusals';

/** Why something may not be done with an announcement. */
export const ANNOUNCEMENT_REFUSAL_WORDS: Readonly<Record<AnnouncementRefusal, string>> = {
  'announcement-not-a-draft': 'This is no draft: it has gone, or waits for its moment.',
  'announcement-time-past': 'This moment is over. Choose a later one.',
  'announcement-without-recipients': 'Nobody fits the filter, so there is nobody to send it to.',
  'announcement-not-under-way': 'Nothing of this announcement waits any more.',
  'announcement-nothing-failed': 'No mail of this announcement has failed.',
  'announcement-shows-no-strip':
    'Nothing of this stands above the events: it is a template, or was stopped.',
};
