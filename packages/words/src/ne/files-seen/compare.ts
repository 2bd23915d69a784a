import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { COMPARE_WORDS as ENGLISH } from '../../en/files-seen/compare.ts';
import type { Said } from '../../said.ts';

const version = (revision: number) => `प्रति ${inNepaliDigits(revision)}`;

/** Of the dialog in which two versions of a work lie over each other. */
export const COMPARE_WORDS: Said<typeof ENGLISH> = {
  title: 'प्रतिहरू दाँज्नुहोस्',
  left: 'पहिलेको प्रति',
  right: 'पछिको प्रति',
  version: (revision, at) => `${version(revision)} · ${at}`,
  picture: 'फाइल र पृष्ठ',
  page: (name, page, pages) => (pages === 1 ? name : `${name}, पृष्ठ ${inNepaliDigits(page)}`),
  side: version,
  slider: 'पछिको प्रति कति देखिने',
  seen: (percent, left, right) =>
    percent === 0
      ? `${version(left)} मात्र`
      : percent === 100
        ? `${version(right)} मात्र`
        : `दायाँबाट ${inNepaliDigits(percent)} % मा ${version(right)}, बाँकीमा ${version(left)}`,
  over: 'एकमाथि अर्को',
  beside: 'सँगसँगै',
  way: 'कसरी देखाउने',
  alt: (name, revision) => `${name}, ${version(revision)}`,
  missing: (revision) => `${version(revision)} मा यहाँ देखाउने केही छैन।`,
  same: 'यहाँ दुवै प्रतिको फाइल उही हो।',
};
