import type { SheetWords } from '@pratibha/domain/certificates/sheet';
import { formatDay } from '../time.ts';

const MONTHS_NE = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ');

/** '१६ जुलाई २०२५' for a calendar day given as YYYY-MM-DD. */
function formatDayInNepali(day: string): string {
  const [year = 0, month = 1, date = 0] = day.split('-').map(Number);
  return `${digitsInNepali(date)} ${MONTHS_NE[month - 1]} ${digitsInNepali(year)}`;
}

function digitsInNepali(count: number): string {
  return String(count).replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
}

/** What stands on a certificate beside the texts of its template. */
export function sheetWords({
  day,
  number,
}: {
  readonly day: string;
  readonly number: string;
}): SheetWords {
  return {
    day: { en: formatDay(day), ne: formatDayInNepali(day) },
    issued: 'Date · मिति',
    number: `No. ${number}`,
    scan: {
      en: 'Scan to check that it is genuine',
      ne: 'सक्कली हो कि होइन जाँच्न स्क्यान गर्नुहोस्',
    },
    code: 'QR code with a link that proves this certificate',
    logo: 'Logo',
    seal: 'Seal',
    signature: (name) => `Signature of ${name}`,
  };
}

/** The title of the file, as its window is called. */
export function sheetTitle({
  name,
  edition,
}: {
  readonly name: string;
  readonly edition: string;
}): string {
  return `Certificate of ${name}, ${edition}`;
}
