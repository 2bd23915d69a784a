/** The front door of translations: what organisers wrote, in the language of who reads. */

export { keepFilledTexts } from './keep-filled-texts.ts';
export { countMissing } from './missing-texts.ts';
export { ShownTexts } from './shown-texts.ts';
