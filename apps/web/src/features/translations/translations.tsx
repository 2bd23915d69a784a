/** The front door of translations, for pages of organisers that show their own in Nepali. */
export { InNepali } from './organiser/InNepali.tsx';
export { NepaliOfRemarks } from './organiser/NepaliOfRemarks.tsx';
