import { bytesInWords, durationInWords, speedInWords } from '../../uploads/amounts.ts';

/** Words of trying whether sending files works; fetched by events that ask for files. */
export const TRY_UPLOAD_WORDS = {
  open: 'Try an Upload',
  title: 'Try an upload',
  intro:
    'See now whether sending a file works from this device, and how long it takes. What you send here is thrown away after a day, and nobody looks at it.',
  choose: 'Choose Any File',
  noise: (bytes: number) => `Send ${bytesInWords(bytes)} Without Choosing`,
  noiseName: 'trial.bin',
  most: (bytes: number) => `At most ${bytesInWords(bytes)}.`,
  tooLarge: (bytes: number) => `Choose a file of at most ${bytesInWords(bytes)}.`,
  arrived: 'It arrived whole.',
  speed: (bytes: number) => `From here: ${speedInWords(bytes)}.`,
  real: (part: string, bytes: number, ms: number) =>
    `${part} may have ${bytesInWords(bytes)}: that takes ${durationInWords(ms)} from here.`,
  again: 'Try Another File',
} as const;
