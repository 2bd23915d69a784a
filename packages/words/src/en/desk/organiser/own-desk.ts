import type { ToldOf } from '@pratibha/domain/desk/assigned';

/** Words of what is one's own, on the dashboard. */
export const OWN_DESK_WORDS = {
  registrations: (count: number) =>
    count === 1 ? 'Your registration to decide' : `Your ${count} registrations to decide`,
  submissions: (count: number) =>
    count === 1 ? 'Your submission to decide' : `Your ${count} submissions to decide`,
  toldOf: 'Tell me of',
  choices: {
    mine: 'What is mine',
    'mine-and-nobodys': 'What is mine and nobody’s',
    all: 'All',
  } satisfies Record<ToldOf, string>,
  toldOfHelp: 'By bell and mail, when students cannot come or ask something.',
  chosen: 'Saved.',
} as const;
