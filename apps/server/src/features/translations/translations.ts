/** The front door of translations: what organisers wrote, in the language of who reads. */

export { ShownTexts } from './shown-texts.ts';
