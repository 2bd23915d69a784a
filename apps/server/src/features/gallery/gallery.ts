/** The front door of the gallery: the works that everybody may see. */
export { ShownWorks } from './shown-works.ts';
