import { ornament } from '../../ui/plain/ornament.ts';

/* The front door of translations, for pages of organisers that show their own in Nepali: fetched by
 * themselves, as few pages are opened to translate. */
export const InNepali = ornament(async () => (await import('./organiser/InNepali.tsx')).InNepali);
export const NepaliOfRemarks = ornament(
  async () => (await import('./organiser/NepaliOfRemarks.tsx')).NepaliOfRemarks,
);
