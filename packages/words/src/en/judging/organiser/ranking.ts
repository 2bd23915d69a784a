import type { MeansReason } from '@pratibha/domain/ranking/why-means-count';

const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;
const shown = (points: number) =>
  points.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const listed = (parts: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
const works = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'Work' : 'Works'} ${listed(numbers.map(String))}`;

/** How the works of a round stand, for its organisers. */
export const RANKING_WORDS = {
  heading: 'Ranking',
  back: 'The round',
  loadFailed: 'Failed to load the ranking.',
  notFound: 'There is no such round, or you do not organise its event.',
  separator: ' · ',
  none: 'No work has a sheet that counts yet.',
  due: (sheets: number) =>
    `${some(sheets, 'sheet is', 'sheets are')} not sent yet: what stands here may change.`,
  export: 'Download Ranking',

  calibrated:
    'Works are ranked by calibrated points: points apart from how severe the judges of each work are. A bar reaches as far as they lie with 80 %.',
  because: {
    'few-judges':
      'Works are ranked by the mean of their sheets, as fewer than four judges sent any: nobody could tell a severe judge from one with weak works. How sure the order is cannot be said either.',
    'few-sheets':
      'Works are ranked by the mean of their sheets, as fewer than thirty count: nobody could tell a severe judge from one with weak works. How sure the order is cannot be said either.',
    apart:
      'Works are ranked by the mean of their sheets, as the judges fall into parts that share no work: nothing says how severe one part is beside another. How sure the order is cannot be said either.',
  } satisfies Record<MeansReason, string>,

  within: 'Within',
  everything: 'All works',
  college: 'College',
  choice: (question: string, answer: string) => `${question}: ${answer}`,
  withinHelp: 'The points stay those of all works; ranks count the chosen ones.',

  order: 'Order',
  columns: {
    rank: 'Rank',
    work: 'Work',
    sheets: 'Sheets',
    mean: 'Mean',
    calibrated: 'Calibrated',
    bar: 'From – to',
    open: 'May be',
  },
  work: (number: number) => `Work ${number}`,
  points: (points: number | null) => (points === null ? '–' : shown(points)),
  range: (from: number, to: number) => `${shown(from)} – ${shown(to)}`,
  noRange: '–',
  ranks: (first: number, last: number) => (first === last ? `${first}` : `${first} to ${last}`),
  isOpen: (first: number, last: number) =>
    `Ranks ${first} to ${last} are open: no neighbours among them can be told apart.`,
  mayBeFirst: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `${works(numbers)} is surely first.`
      : `First may be any of these: ${works(numbers)}.`,
  showAll: (count: number) => `Show All ${count.toLocaleString('en-US')}`,
  scale: (from: number, to: number) => `The bars stand on a scale from ${from} to ${to} points.`,

  judges: 'Judges',
  judgesOf: {
    judge: 'Judge',
    sheets: 'Sheets',
    severity: 'Beside others',
    without: 'Without them',
  },
  severity: (points: number | null) => {
    if (points === null) return 'cannot be said';
    const whole = Math.abs(Math.round(points));
    if (whole === 0) return 'scores like others on the same works';
    return `scores ${some(whole, 'point', 'points')} ${points < 0 ? 'lower' : 'higher'} than others on the same works`;
  },
  sameWinner: 'the winner is the same',
  otherWinner: (numbers: readonly number[]) =>
    numbers.length === 0
      ? 'no work would have a sheet'
      : `the winner is another: ${works(numbers)}`,
  nameless: 'Somebody',

  criteria: 'Criteria one by one',
  criteriaHelp: 'The mean level of each criterion, and of how many.',
  level: (mean: number | undefined) =>
    mean === undefined
      ? '–'
      : mean.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
  ofLevels: (title: string, levels: number) => `${title} (of ${levels})`,

  differences: 'Where judges differ',
  differencesHelp: 'Criteria on which judges of the same work are more than two levels apart.',
  noDifferences: 'Nowhere by more than two levels.',
  difference: (title: string, lowest: number, highest: number) =>
    `${title}: from level ${lowest} to level ${highest}`,

  nominations: 'Nominations',
  nominated: (number: number | null, judges: number) =>
    `${number === null ? 'A work' : `Work ${number}`}, by ${some(judges, 'judge', 'judges')}`,
  noNominations: 'No work is nominated.',
} as const;
