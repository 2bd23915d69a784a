import type { HELP_WORDS as ENGLISH } from '../../en/pages/help.ts';
import type { Said } from '../../said.ts';

/** Words around the pages of the handbook. */
export const HELP_WORDS: Said<typeof ENGLISH> = { help: 'मद्दत', all: 'मद्दतका सबै पृष्ठ' };
