import type { AwardCheck } from '@pratibha/domain/results/awards';

const CHECKS: Readonly<Record<AwardCheck, string>> = {
  eligible: 'Whoever made it may take part and win',
  opens: 'The work opens',
  once: 'It is not the same work as another one that wins',
  spelled: 'Name and college are spelled as they want to be read',
  'on-stage': 'It is settled who comes on stage',
};

/** The dialog that freezes results with their awards. */
export const FREEZE_WORDS = {
  title: 'Freeze Results',
  intro:
    'From then on nothing of the round changes, and nobody else learns of it. Look at each award before you freeze.',
  prize: (title: string, prize: string) => (prize === '' ? title : `${title}: ${prize}`),
  special: 'Special award',
  award: (number: number) => `Award ${number}`,
  what: 'Award',
  work: 'Work',
  workChoice: (rank: number, number: number, name: string) => `${rank}. Work ${number} · ${name}`,
  openWork: 'Open the work',
  name: 'Name of the award',
  given: 'Given with it',
  note: 'Why this one',
  noteHelp: 'Others are as good or better. Organisers alone read this.',
  checks: CHECKS,
  checked: 'Looked at',
  remove: (number: number) => `Remove award ${number}`,
  removeShort: 'Remove',
  add: 'Add Award',
  noPrizes: 'The pages name no prizes for the competition of this event: give special awards.',
  leftOver: (titles: readonly string[]) => `Not given: ${titles.join(', ')}.`,
  showsRanks: 'Participants read their ranks below the awards',
  showsRanksHelp: 'The first 20 stand on the page of the results, too.',
  offersCheck: 'Anybody may compute the ranks again',
  offersCheckHelp: 'Sheets are given out without names of works and judges.',
  freeze: 'Freeze',
  freezing: 'Freezing…',
  frozen: 'The results are frozen.',
} as const;
