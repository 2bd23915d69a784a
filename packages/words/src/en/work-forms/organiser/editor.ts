import type { LinkWish, PartKind, PrintSize } from '@pratibha/domain/works/work-form';

/** The editor of what an event asks to hand in. */
export const WORK_FORM_EDITOR_WORDS = {
  title: (event: string) => `What is handed in: ${event}`,
  intro:
    'Students hand in a description and, beside or instead of a link, the parts that you add here: pictures, PDFs, ZIPs, links.',
  help: 'Help (in a new tab)',
  handedIn: (count: number) =>
    count === 1
      ? 'One work was handed in already. It stays as it is: what you save here is asked of it only when it is handed in again.'
      : `${count} works were handed in already. They stay as they are: what you save here is asked of them only when they are handed in again.`,

  link: 'Link to the work',
  linkHelp: 'A work without one has a page here, whose address stands wherever its link would.',
  linkChoices: {
    required: 'Required',
    optional: 'May be left out',
    no: 'Not asked for',
  } satisfies Record<LinkWish, string>,

  presets: 'Begin with',
  presetsHelp: 'Its part is added below those that are there.',
  noPreset: 'Choose …',
  parts: 'Parts',
  none: 'No parts yet: students hand in a description and the link.',
  noneAtAll: 'No parts yet: add one, or ask for the link.',
  add: 'Add Part',
  full: (most: number) => `An event asks for ${most} parts at most.`,
  number: (number: number) => `Part ${number}`,
  moved: (name: string, number: number, count: number) => `${name} is part ${number} of ${count}.`,
  removed: (name: string) => `${name} was removed.`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  up: 'Move up',
  down: 'Move down',
  removeHint: 'Remove',
  isFirst: 'This is the first part.',
  isLast: 'This is the last part.',

  name: 'Name',
  nameHelp: 'As students read it, such as Poster.',
  partHelp: 'Help',
  partHelpHelp: 'What it should be, in a sentence or two.',
  kind: 'Kind',
  kinds: {
    link: 'Link',
    picture: 'Picture',
    pdf: 'PDF',
    zip: 'ZIP',
    any: 'Any file',
  } satisfies Record<PartKind, string>,
  required: 'Required',
  most: 'How many at most',
  mostMb: 'Largest file in MB',
  mostMbHelp: 'A phone’s photo has about 5 MB, a poster for A3 up to 40 MB.',
  print: 'Made for paper',
  printHelp: 'Its pixels are then measured against this paper.',
  prints: { A4: 'A4', A3: 'A3' } satisfies Record<PrintSize, string>,
  noPrint: 'No paper',
  dpi: 'Dots per inch at least',
  dpiHelp: 'Print needs 300, a large poster seen from afar 150. Empty for any.',
  readme: 'A README is wanted',

  rules: 'Deadline and checks',
  grace: 'Minutes for uploads begun in time',
  graceHelp:
    'An upload that was begun before the deadline may end this much later. The work then says: begun in time.',
  mending: 'Hours for mending',
  mendingHelp:
    'After the deadline, a file that was found not to meet what you ask may be replaced for this long.',
  refuses: 'Send nothing that is found wrong',
  refusesHelp:
    'The student’s browser looks before it sends. Ticked, a file that does not meet is not sent; otherwise the student is told, and may send it all the same.',

  preview: 'Preview',
  previewNote: 'What students are asked for. Nothing can be handed in here.',

  save: 'Save',
  saving: 'Saving…',
  saved: 'What is handed in was saved.',
  failed: 'Failed to save what is handed in',
  overtaken:
    'Somebody else saved this meanwhile, so nothing was saved. What you typed is kept: save again to put it in place of theirs, or close this and look at theirs.',
} as const;
