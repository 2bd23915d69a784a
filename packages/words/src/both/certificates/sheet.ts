import * as en from '../../en/certificates/sheet.ts';
import * as ne from '../../ne/certificates/sheet.ts';

/** What stands on a certificate beside its template, as each language says it. */
export const sheetWords = { en: en.sheetWords, ne: ne.sheetWords } as const;

/** The title of the file, in both languages. */
export const sheetTitle = { en: en.sheetTitle, ne: ne.sheetTitle } as const;
