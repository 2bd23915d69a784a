import { bytesInWords } from '../../uploads/amounts.ts';

/** Words of the parts of a work in its form; fetched with them, for events that ask for parts. */
export const WORK_PARTS_WORDS = {
  heading: 'What you hand in',
  loading: 'Loading what this event asks for…',
  required: '(required)',
  optional: '(optional)',
  choose: 'Choose a File',
  chooseMore: 'Add a File',
  chooseFolder: 'Choose a Folder',
  camera: 'Take a Photo',
  drop: 'You can also drop files here, or paste them.',
  zip: 'Several files or a folder are packed into one ZIP here.',
  /** Of a phone, which gives no folders. */
  zipFiles: 'Choose several files at once: they are packed into one ZIP here.',
  packing: (packed: number, size: number) =>
    `Packing: ${bytesInWords(packed)} of ${bytesInWords(size)}…`,
  packed: (files: number, size: number) =>
    `${files} files were packed: ${bytesInWords(size)} to send.`,
  packFailed: 'These files could not be packed. Choose them again, or fewer of them.',
  packName: 'work.zip',
  reading: (name: string) => `Looking into ${name}…`,
  /** Before anything leaves: what it costs. */
  toSend: (files: number, bytes: number) =>
    `${files === 1 ? '1 file' : `${files} files`}, ${bytesInWords(bytes)} to send.`,
  addLink: 'Add a Link',
  linkOf: (part: string, n: number) => (n === 1 ? part : `${part}, link ${n}`),
  removeLink: 'Remove this link',
  files: (part: string) => `Files of ${part}`,

  empty: (name: string) => `${name} is empty. Choose another file.`,
  tooLarge: (name: string, size: number, most: number) =>
    `${name} has ${bytesInWords(size)}; at most ${bytesInWords(most)} are taken here. Make it smaller and choose it again.`,
  tooMany: (most: number) =>
    most === 1
      ? 'Only one file is taken here. Remove the other one first.'
      : `At most ${most} files are taken here. Remove one first.`,
  tooMuch: (left: number) =>
    `You can still send ${bytesInWords(Math.max(0, left))} for this event. Remove what you do not hand in.`,
  unreadable: (name: string) =>
    `${name} cannot be read. If it lies in a cloud, load it onto this device first.`,
  refused: (name: string) => `${name} was not sent.`,
  refusedWhy: 'The organisers take no file with this.',
  found: 'What was found',

  closedMeanwhile: (part: string) =>
    `Your phone closed this page while you chose a file for ${part}. Everything else is here; choose that file once more.`,
  back: (files: number) => {
    if (files === 0) return 'Your draft from this browser is back.';
    return `Your draft and ${files === 1 ? '1 file' : `${files} files`} from this browser are back.`;
  },

  discard: 'It has not been submitted. Your draft and the files that you sent will be deleted.',
  discardReplacement:
    'Your work was not replaced. Your draft and the files that you sent for it will be deleted.',
  mendFirst: 'One of your files could not be sent. Look at it above, or remove it.',
  waiting: (sent: number, size: number) =>
    `Your work is handed in as soon as your files are there: ${bytesInWords(sent)} of ${bytesInWords(size)}. Keep this page open.`,
  wait: 'Waiting for Files…',
  stopWaiting: 'Do Not Hand In Yet',

  begunInTime: (until: string) =>
    `The deadline is over. You began to send in time, so you can hand this in until ${until}.`,
  mending: (until: string) =>
    `The deadline is over. What was found in your files may be mended until ${until}.`,
} as const;
