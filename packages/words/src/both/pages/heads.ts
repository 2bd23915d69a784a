import { headWords as enHeads, editionName as enName } from '../../en/pages/heads.ts';
import { headWords as neHeads, editionName as neName } from '../../ne/pages/heads.ts';

/** An edition among the others, in both languages. */
export const editionName = { en: enName, ne: neName } as const;

/** Title and description of each public page, in both languages. */
export const headWords = { en: enHeads, ne: neHeads } as const;
