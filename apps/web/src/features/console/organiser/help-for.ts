import { HELP_PATH } from '../../../data/address/help-path.ts';

/** The handbook's page about what a page of the console is for; its contents for all others. */
const HELP: Readonly<Record<string, string>> = {
  events: 'open-an-event',
  registrations: 'review',
  'events-registrations': 'review',
  submissions: 'review',
  users: 'hand-over',
  announcements: 'announce',
  mails: 'correct-a-mistake',
  editions: 'set-up-a-year',
};

/** Where the help about a page of the console is; `path` is its pathname. */
export function helpFor(path: string): string {
  const page = HELP[path.split('/')[2] ?? ''];
  return page === undefined ? HELP_PATH : `${HELP_PATH}/${page}`;
}
