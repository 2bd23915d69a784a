import { editionName as enName } from '../../en/pages/heads.ts';
import { editionName as neName } from '../../ne/pages/heads.ts';

/** An edition among the others, in both languages. */
export const editionName = { en: enName, ne: neName } as const;
