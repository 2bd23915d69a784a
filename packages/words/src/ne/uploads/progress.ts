import type { UPLOAD_WORDS as ENGLISH } from '../../en/uploads/progress.ts';
import type { Said } from '../../said.ts';
import { bytesInWords, bytesOfWords, durationInWords, speedInWords } from './amounts.ts';

type Shown = Parameters<typeof ENGLISH.standing>[0];

/** What is said of a file on its way, by its state. */
const STATES: Readonly<Record<string, (of: Shown) => string>> = {
  copying: () => 'केही नहराओस् भनेर पहिले यही ब्राउजरमा राखिँदै छ…',
  waiting: () => 'पालो कुर्दै छ।',
  sending: ({ speed, timeLeft }) =>
    speed === null || timeLeft === null
      ? 'पठाइँदै छ।'
      : `पठाइँदै छ: ${speedInWords(speed)}, ${durationInWords(timeLeft)} बाँकी।`,
  offline: () => 'इन्टरनेट छैन। आउनेबित्तिकै आफैँ पठाउन थाल्छ।',
  again: () => 'इन्टरनेट काटियो। आफैँ फेरि पठाउन थाल्छ।',
  'signed-out': () => 'फेरि लगइन गर्नुहोस्, अनि पठाउन थाल्छ।',
  paused: () => 'रोकिएको छ।',
  lost: ({ isMade }) =>
    isMade
      ? 'यो ZIP यहीँ बनेको थियो, तर यस ब्राउजरमा राख्ने ठाउँ थिएन। यो हटाएर फाइल फेरि छान्नुहोस्।'
      : 'त्यही फाइल फेरि छान्नुहोस्, जहाँ रोकिएको थियो त्यहीँबाट पठाउन थाल्छ।',
  failed: () => 'पठाउन सकिएन।',
  done: () => 'पठाइयो।',
};

/** Words of a file that is sent: where it stands, and what can be done with it. */
export const UPLOAD_WORDS: Said<typeof ENGLISH> = {
  size: bytesInWords,
  standing: (upload) => {
    const words = STATES[upload.state]?.(upload) ?? '';
    const isAll = upload.state === 'done' || upload.state === 'copying';
    const amount = isAll ? bytesInWords(upload.size) : bytesOfWords(upload.sent, upload.size);
    return `${amount}। ${words}`;
  },
  spoken: (name, upload) =>
    upload.state === 'sending' ? '' : `${name}: ${STATES[upload.state]?.(upload) ?? ''}`,
  progress: (name) => `${name} कति पठाइयो`,
  kept: (name) => `${name} यस ब्राउजरमा कति राखियो`,
  pause: 'रोक्नुहोस्',
  goOn: 'जारी राख्नुहोस्',
  tryAgain: 'फेरि प्रयास गर्नुहोस्',
  remove: 'हटाउनुहोस्',
  up: 'माथि सार्नुहोस्',
  down: 'तल सार्नुहोस्',
  chooseAgain: 'त्यही फाइल छान्नुहोस्',
  notTheSame: (name) =>
    `यो ${name} होइन, अर्कै फाइल हो। त्यही फाइल छान्नुहोस्, वा त्यो हटाएर नयाँ छान्नुहोस्।`,
  of: (action, name) => `${action}: ${name}`,
};
