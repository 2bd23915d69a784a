import type { RoundManner } from '@pratibha/domain/judging/manners';

const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;

/** How a round is judged, and the stands of its works. */
export const STANDS_WORDS = {
  separator: ' · ',
  loadFailed: 'Failed to load how this round is judged.',
  failed: 'That did not work. Please try again.',

  manner: 'How works are judged',
  manners: {
    remote: 'Remote: each judge looks at the works assigned to them, wherever they are.',
    'at-the-stand':
      'At the stand: judges go from stand to stand. Who stands there has the work; nothing is assigned before.',
    presented:
      'Presented: works come to a room one after the other, in an order that is drawn. Its judges have them once you publish it.',
  } satisfies Record<RoundManner, string>,
  clock: (minutes: number) =>
    `A clock shows ${some(minutes, 'minute', 'minutes')} a work. Nothing is cut off.`,
  changeManner: 'Change Manner',
  mannerField: 'Manner',
  mannerFixed: 'The round is open, so its manner stays.',
  clockField: 'Minutes on the clock',
  clockHelp:
    'What a judge’s phone shows at a stand. It vibrates at one minute and at the end. Empty for no clock.',
  save: 'Save',
  saving: 'Saving…',

  heading: 'Stands',
  intro: 'Judges are sent only to works with a stand.',
  none: 'No work has a stand yet.',
  without: (count: number) =>
    `${some(count, 'work has', 'works have')} no stand yet, and no judge is sent there.`,
  give: 'Give Stands',
  giveTitle: 'Give works their stands',
  prefix: 'Prefix',
  prefixHelp: 'It stands before the number, as the ‘T’ of ‘T 12’. Empty for numbers alone.',
  first: 'First number',
  firstIs: (stand: string) => `The first stand is ‘${stand}’.`,
  area: 'Area',
  areaHelp: 'As people call it: ‘Hall B’. Empty where there is one hall.',
  sorted: 'Sorted by',
  sortedNames: { number: 'Number of the work', name: 'Name of who handed in' },
  keeps: 'Only works that have no stand yet',
  keepsHelp: 'Otherwise every work gets a new one.',
  given: 'The stands are given.',
  search: 'Search stands',
  searchHelp: 'Stand, area, name or number of the work',
  nothingFound: 'No stand fits.',
  noStand: 'No stand',
  work: (number: number) => `Work ${number}`,
  visited: (count: number) => `visited by ${some(count, 'judge', 'judges')}`,
  change: 'Change',
  changeLabel: (name: string) => `Change the stand of ${name}`,
  changeTitle: (name: string) => `The stand of ${name}`,
  stand: 'Stand',
  standHelp: 'As it is written there: ‘T 12’.',
  changed: 'The stand was changed.',
  print: 'Print List',
  code: (stand: string) => `The code of ${stand}`,
  listTitle: (event: string, round: string) => `Stands: ${event}, ${round}`,

  published: 'Whoever handed in sees their stand.',
  unpublished: 'Nobody who handed in sees their stand yet.',
  publish: 'Publish Stands',
  takeBack: 'Take Back',
  publishedNow: 'The stands are published.',
  takenBack: 'The stands are told to nobody any more.',

  nobody: (stand: string) => `Nobody is at stand ${stand}: three judges said so.`,
  call: (name: string, mobile: string | null) =>
    mobile === null ? `${name} gave no mobile number.` : `Call ${name}: ${mobile}`,
  found: 'They Are There',
  foundLabel: (stand: string) => `They are at stand ${stand}`,
  foundSaid: 'Judges are sent there again.',
} as const;
