import { bytesInWords, bytesOfWords, durationInWords, speedInWords } from './amounts.ts';

type Shown = {
  readonly state: string;
  readonly sent: number;
  readonly size: number;
  readonly speed: number | null;
  readonly timeLeft: number | null;
  /** It was made in the browser: nobody has it to choose once more. */
  readonly isMade?: boolean | undefined;
};

/** What is said of a file on its way, by its state. */
const STATES: Readonly<Record<string, (of: Shown) => string>> = {
  copying: () => 'Kept in this browser first, so that nothing is lost…',
  waiting: () => 'Waits for its turn.',
  sending: ({ speed, timeLeft }) =>
    speed === null || timeLeft === null
      ? 'Being sent.'
      : `Being sent: ${speedInWords(speed)}, ${durationInWords(timeLeft)} left.`,
  offline: () => 'No connection. It goes on by itself as soon as there is one.',
  again: () => 'The connection broke off. It goes on by itself.',
  'signed-out': () => 'Sign in again, and it goes on.',
  paused: () => 'Paused.',
  lost: ({ isMade }) =>
    isMade
      ? 'It was packed here, and this browser has no room for a copy. Remove it, and choose its files again.'
      : 'Choose the same file again, and it goes on where it stopped.',
  failed: () => 'It could not be sent.',
  done: () => 'Sent.',
};

/** Words of a file that is sent: where it stands, and what can be done with it. */
export const UPLOAD_WORDS = {
  size: bytesInWords,
  /** '3.4 of 12 MB. Being sent: 1.2 MB a second, less than a minute left.' */
  standing: (upload: Shown) => {
    const words = STATES[upload.state]?.(upload) ?? '';
    const isAll = upload.state === 'done' || upload.state === 'copying';
    const amount = isAll ? bytesInWords(upload.size) : bytesOfWords(upload.sent, upload.size);
    return `${amount}. ${words}`;
  },
  /** The same read aloud, without what changes every moment. */
  spoken: (name: string, upload: Shown) =>
    upload.state === 'sending' ? '' : `${name}: ${STATES[upload.state]?.(upload) ?? ''}`,
  progress: (name: string) => `How much of ${name} is sent`,
  kept: (name: string) => `How much of ${name} is kept in this browser`,
  pause: 'Pause',
  goOn: 'Go On',
  tryAgain: 'Try Again',
  remove: 'Remove',
  up: 'Move Up',
  down: 'Move Down',
  chooseAgain: 'Choose the Same File',
  notTheSame: (name: string) =>
    `This is another file than ${name}. Choose the same one, or remove it and begin anew.`,
  of: (action: string, name: string) => `${action}: ${name}`,
} as const;
