import { statusWords } from '../ui/plain.ts';

/** Words of the search over everything. */
export const SEARCH_WORDS = {
  title: 'Search over everything',
  field: 'Name, mail, mobile, college, number or title',
  results: 'What was found',
  groups: {
    recent: 'Opened last',
    people: 'People',
    events: 'Events',
    registrations: 'Registrations',
    submissions: 'Works',
    announcements: 'Announcements',
    pages: 'Pages',
    settings: 'Settings',
    actions: 'On this page',
  },
  numbered: (title: string, id: number) => `${title} #${id}`,
  /** A row of somebody: of which event, its number and how it stands. */
  ofEvent: (event: string, id: number, status: string) =>
    `${event} · #${id} · ${statusWords(status)}`,
  ofPerson: (email: string, college: string | null, status: string) =>
    [email, college, status === 'ACTIVE' ? null : statusWords(status)].filter(Boolean).join(' · '),
  state: statusWords,
  setting: (edition: string) => `Edition ${edition}`,
  begin: 'Type at least two characters, or a number.',
  searching: 'Searching…',
  /** Of each kind the first few. */
  found: (count: number) => (count === 1 ? '1 shown' : `${count} shown`),
  nothing: (q: string) => `Nothing was found for “${q}”.`,
  nothingHelp:
    'Every word must be found: in a name, mail address, mobile or college, or in a title. You find what you may look at.',
  failed: 'The search failed. What stands on this page and its menu is found all the same.',
  offline: 'You are offline. People and events are found as soon as you are back.',
  keysHelp: '↑ ↓ to choose, Enter to open, Esc to close',
  shortcuts: 'Keyboard shortcuts',
} as const;
