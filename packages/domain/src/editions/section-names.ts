import { EDITION } from './content.ts';

/** Names of what an edition says in sections of their own; the rest is single texts. */
export const SECTION_NAMES: readonly string[] = Object.entries(EDITION.fields)
  .filter(([, { kind }]) => kind === 'fields' || kind === 'list')
  .map(([name]) => name);

/** The section of all single texts. */
export const IDENTITY = 'identity';
