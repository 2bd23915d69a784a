import type { Edition } from '@pratibha/contract/editions';
import type { EditionStatus } from '@pratibha/domain/editions/edition-actions';

type Failure = NonNullable<Edition['publish_failure']>;

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;

/** Words of the pages where organisers write what the public pages say. */
export const EDITOR_WORDS = {
  heading: 'Editions',
  intro: 'What the public pages say, year by year.',
  back: 'All editions',
  loadFailed: 'Failed to load the editions.',
  notFound: 'There is no such edition.',
  seeSite: 'See the site',
  failed: 'That did not work. Please try again.',
  statuses: {
    draft: 'Draft',
    live: 'Live',
    archived: 'Archived',
  } satisfies Record<EditionStatus, string>,
  changed: (by: string | null, when: string) =>
    by === null ? `Changed ${when}, not published` : `Changed by ${by} ${when}, not published`,
  published: (version: number, when: string) => `Version ${version}, published ${when}`,
  never: 'Not published yet',
  waits: (when: string, by: string | null) =>
    by === null ? `Will be published ${when}` : `Will be published ${when}, by ${by}`,
  failures: {
    'edition-has-errors': 'It was not published at its moment: something in it was wrong.',
    'edition-has-clashes':
      'It was not published at its moment: something else was published in these fields meanwhile.',
    'edition-year-taken':
      'It was not published at its moment: there is another edition of its year.',
    'author-may-not':
      'It was not published at its moment: its author may not publish any more. Confirm it, or do not publish it.',
  } satisfies Record<Failure, string>,

  another: (title: string) => `New year from ${title}`,
  newYear: 'New year',
  newYearText:
    'It begins with the words of this one. Dates move by the days between the two events; dates within texts do not.',
  year: 'Year',
  eventDay: 'Day of the event',
  copyEvents: 'Copy the events, inactive and without registrations',
  begin: 'Begin',
  beginning: 'Beginning…',

  sections: 'Sections',
  section: 'Section',
  identity: 'Name and year',
  entry: (label: string, number: number) => `${label} ${number}`,
  add: (label: string) => `Add: ${label}`,
  up: (what: string) => `Move up: ${what}`,
  down: (what: string) => `Move down: ${what}`,
  remove: (what: string) => `Remove: ${what}`,
  isFirst: 'This is the first one.',
  isLast: 'This is the last one.',
  tooFew: (least: number) =>
    least === 1 ? 'One has to stay.' : `There have to be at least ${least}.`,
  removed: (what: string) => `${what} was removed.`,
  undo: 'Undo',
  optional: 'May be left empty.',
  noneOfThem: 'Nothing: it has days of its own',
  followed: (days: string) => `${days}, as the dates say.`,
  moveAlong: (date: string, to: string) => `Move “${date}” along, to ${to}`,
  markdown: 'Markdown: **bold**, *italic*, lists, [links](https://…), headings with #.',
  pick: (label: string) => `Pick: ${label}`,
  colour: 'As #rrggbb; left empty it is the colour of the product.',
  sectionsHelp: 'Those with a tick are shown, in this order. One without anything in it is not.',
  questionsHelp: (label: string) =>
    `${label}. Events that are there already keep their questions; each new one can be changed.`,
  notANumber: 'Give a number.',

  kept: 'Saved',
  keeping: 'Saving…',
  unsaved: 'Not saved yet',
  notKept: (why: string) => `Not saved: ${why}`,
  again: 'Try again',
  theirs: 'Somebody else changed this edition. Their changes are here, too.',
  mineStands: 'Both of you changed these; yours stands:',
  takeTheirs: (label: string) => `Take theirs: ${label}`,
  theirsStands: 'Both of you changed these; theirs stands, as it was written last:',
  takeMine: (label: string) => `Take mine: ${label}`,
  seen: 'Understood',
  archived: 'This edition is over and stays as it was.',

  discard: 'Discard the draft',
  discardTitle: 'Discard the draft?',
  discardText: 'Everything that was not published is lost. The pages stay as they are.',
  confirmDiscard: 'Yes, Discard It',
  discarded: 'The draft was discarded.',

  check: 'Check',
  checking: 'Checking…',
  findings: 'What the check found',
  fine: 'Nothing is wrong.',
  errors: (count: number) => counted(count, 'error', 'errors'),
  errorsText: 'It cannot be published with these:',
  warnings: (count: number) => counted(count, 'warning', 'warnings'),
  warningsText: 'These look wrong. Look at each:',
  accept: 'Publish it all the same',

  publish: 'Publish',
  unchanged: 'Nothing to publish: visitors see it as it is here.',
  publishTitle: 'Publish this edition?',
  publishAt: 'When',
  publishAtHelp: 'Nepal time. Left empty, it is published at once.',
  note: 'Note',
  noteHelp: 'For the list of versions: why this was changed.',
  takesPlace: 'It becomes the live edition. The one before goes to the archive and stays readable.',
  changes: (count: number) => counted(count, 'change', 'changes'),
  more: (count: number) => `and ${count.toLocaleString('en-US')} more`,
  nothing: 'nothing',
  publishing: 'Publishing…',
  publishNow: 'Publish now',
  publishLater: 'Publish then',
  publishedNow: 'It is published.',
  scheduled: 'It will be published then.',
  confirm: 'Confirm and publish',
  confirmed: 'It will be published within seconds.',
  drop: 'Do not publish it',
  unschedule: 'Do not publish it then',
  unscheduled: 'It will not be published.',

  versions: 'Versions',
  versionsFailed: 'Failed to load the versions.',
  noVersions: 'Nothing was published yet.',
  version: (number: number, when: string) => `Version ${number}, ${when}`,
  by: (name: string) => `by ${name}`,
  restore: 'Restore',
  restoreOf: (number: number) => `Restore version ${number}`,
  restoreTitle: (number: number) => `Restore version ${number}?`,
  restoreText:
    'What it says comes into the draft, in the place of what is written there. Nothing is published by that.',
  confirmRestore: 'Yes, Restore It',
  restored: 'It is in the draft. Look at it, then publish it.',
  close: 'Close',

  preview: 'Preview',
  showPreview: 'Show the preview',
  hidePreview: 'Hide the preview',
  page: 'Page',
  pages: { landing: 'Landing page', guidelines: 'Guidelines' },
  width: 'Width',
  widths: { phone: 'Phone', desktop: 'Desktop' },
  moment: 'As on',
  now: 'Now',
  otherMoment: 'Another moment',
  otherMomentField: 'Moment',
  frame: (page: string) => `Preview: ${page}`,
} as const;
