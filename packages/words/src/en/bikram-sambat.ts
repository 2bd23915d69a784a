import { adToBs, type BikramSambatDay } from '@pratibha/domain/language/bikram-sambat';
import { formatDay } from './time.ts';

/** The months of Bikram Sambat in Latin letters. */
export const BIKRAM_SAMBAT_MONTHS =
  'Baisakh Jestha Asar Shrawan Bhadra Aswin Kartik Mangsir Poush Magh Falgun Chaitra'.split(' ');

/** '2064 Baisakh 01' */
export function bikramSambatWords({ year, month, day }: BikramSambatDay): string {
  return `${year} ${BIKRAM_SAMBAT_MONTHS[month - 1]} ${String(day).padStart(2, '0')}`;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => {
  const [, month = ''] = formatDay(`2025-${twoDigits(at + 1)}-01`).split(' ');
  return month;
});
const DAY = new RegExp(`(\\d{1,2})\\s(${MONTHS.join('|')})\\s(\\d{4})(?! \\()`, 'g');
const BESIDE = new RegExp(` \\(\\d{1,2} (?:${BIKRAM_SAMBAT_MONTHS.join('|')}) \\d{4} BS\\)`, 'g');

/** 'Until 16 July 2025 (32 Asar 2082 BS)': the day of Nepal's calendar beside each that it knows. */
export function withBikramSambat(text: string): string {
  return text.replace(DAY, (told: string, day: string, month: string, year: string) => {
    const bs = adToBs(`${year}-${twoDigits(MONTHS.indexOf(month) + 1)}-${twoDigits(Number(day))}`);
    if (bs === null) return told;
    return `${told} (${bs.day} ${BIKRAM_SAMBAT_MONTHS[bs.month - 1]} ${bs.year} BS)`;
  });
}

/** The same text as it was. */
export function withoutBikramSambat(text: string): string {
  return text.replace(BESIDE, '');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
