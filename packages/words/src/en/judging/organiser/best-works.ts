const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;

/** The dialog that opens a round of the best of the round before. */
export const BEST_WORDS = {
  title: 'Open this round?',
  intro: (most: number, round: string) =>
    `It takes the best ${most.toLocaleString('en-US')} of “${round}” by the points of their sheets.`,
  works: 'Works of the round before, by points',
  points: (points: number, sheets: number) =>
    `${points.toLocaleString('en-US', { maximumFractionDigits: 1 })} of 100 points, ${some(sheets, 'sheet', 'sheets')}`,
  number: (number: number | null) => (number === null ? '' : `Work ${number}`),
  separator: ' · ',
  taken: 'Taken',
  notTaken: 'Not taken',
  equal: 'Equal at the border',
  unscored: (count: number) =>
    `${some(count, 'work has', 'works have')} no sheet that counts, and ${count === 1 ? 'is' : 'are'} not taken.`,
  none: 'No work of the round before has a sheet that counts.',
  border: 'Who is equal at the border',
  all: (count: number) => `Take all ${count.toLocaleString('en-US')}`,
  choose: (room: number) => `Choose ${room.toLocaleString('en-US')} of them, with a reason`,
  reason: 'Why these',
  reasonHelp: 'It is kept with the round and stands in the audit.',
  reasonMissing: 'Say why these.',
  chooseExactly: (room: number) => `Choose ${room.toLocaleString('en-US')}.`,
  open: 'Open Round',
  opening: 'Opening…',
  opened: 'The round is open.',
  loadFailed: 'Failed to load the works.',
  uncertain:
    'No answer came, so it is not certain that the round is open. Look before you try again.',
} as const;
