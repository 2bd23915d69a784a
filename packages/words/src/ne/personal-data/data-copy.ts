import type { DATA_COPY_WORDS as ENGLISH } from '../../en/personal-data/data-copy.ts';
import type { Said } from '../../said.ts';

/** What the copy of somebody's data says in place of an organiser's name. */
export const DATA_COPY_WORDS: Said<typeof ENGLISH> = { organiser: 'आयोजक' };
