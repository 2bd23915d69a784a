/* Files of works, for other features: the front door of this folder. */

export { CompareFiles } from './CompareFiles.tsx';
export { HandedParts } from './HandedParts.tsx';
export { areLookedAt } from './shown-files.ts';
