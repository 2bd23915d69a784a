/** Words of the public results. */
export const RESULTS_WORDS = {
  heading: 'Results',
  of: (event: string) => `Results of ${event}`,
  none: 'No results are out yet. Each stands here from the moment on in which it is announced.',
  noneYet: (year: number) =>
    `No results of ${year} are out yet. Each stands here from the moment on in which it is announced; those of earlier years are below.`,
  seeWork: 'See the work',
  works: (year: string) => `Works of ${year}`,
  eyebrow: 'Results',
  winners: 'Winners',
  announced: 'Announced on',
  columns: ['Award', 'Prize', 'Work by'],
  awardsOf: (event: string) => `Awards of ${event}`,
  noPrize: '–',
  noAwards: 'No award was given.',
  goesOn: 'The awards are being announced now. Each stands here as soon as it was told.',
  more: (event: string) => `All about the results of ${event}`,
  all: 'All results',
  earlier: (year: string) => `Results of ${year}`,
  ranks: 'Ranks below the awards',
  /** Who made a work, as the server tells it. */
  by: (by: string) => by,
  rank: (rank: number, by: string) => `Rank ${rank}: ${by}`,
  judges: 'Judged by',
  names: 'Who is named here agreed to it. Everybody else is told by their college.',
  corrected: 'These results were corrected',
  correctedOn: (at: string, reason: string) => `${at}: ${reason}`,
  frozen: 'How these results are kept from being changed',
  hash: (number: number) =>
    `Everything that was counted was frozen before anybody saw a name. This is the fingerprint (SHA-256) of snapshot ${number}; a single changed number gives another one:`,
  check: 'Check These Results',
} as const;

/** Words of the page on which anybody computes the ranks again. */
export const CHECK_WORDS = {
  heading: (event: string) => `Check the results of ${event}`,
  intro:
    'Here is everything from which the ranks were computed, without names: works are W and a number, judges J and a number of this file alone. Your browser can compute the ranks again from it, by the same formula, and compare.',
  back: (event: string) => `Results of ${event}`,
  file: 'The file',
  fileFacts: (works: number, judges: number, sheets: number) =>
    `${sheets} score sheets of ${judges} judges about ${works} works.`,
  ballots: (count: number, works: number) =>
    `The first ${works} works were ranked by a final, too: ${count === 1 ? '1 ballot' : `${count} ballots`} of judges between two works each.`,
  meeting: (works: number) =>
    `The first ${works} works stand in the order that a meeting of the judges set by hand.`,
  formula: (version: number) => `Ranked by version ${version} of the formula`,
  formulaWhere: 'which the handbook tells in words',
  download: 'Download the File (JSON)',
  hash: 'Its fingerprint (SHA-256), published with the results:',
  byHand:
    'Whoever has the file needs nothing of this site to check the fingerprint: sha256sum, or certutil -hashfile on Windows, says the same.',
  /** ‘Its signature (Ed25519), which is checked with the keys of this site.’ */
  signed: {
    before: 'Its ',
    signature: 'signature',
    between: ' is checked with the ',
    keys: 'keys of this site',
    after: '; ',
    how: 'the handbook says how to do it by hand',
    end: '.',
  },
  rubric: 'The rubric',
  rubricColumns: ['Criterion', 'Weight', 'Levels'],
  ranks: 'The ranks as they were frozen',
  rankColumns: ['Rank', 'Work', 'Sheets', 'Points', 'Ranks that are open'],
  openRanks: (first: number, last: number) => (first === last ? `${first}` : `${first} to ${last}`),
  noPoints: '–',
  again: 'Compute them again',
  needsScript: 'This part computes in your browser and needs JavaScript.',
} as const;
