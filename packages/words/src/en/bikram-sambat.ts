import { adToBs, type BikramSambatDay } from '@pratibha/domain/language/bikram-sambat';

/** The months of Bikram Sambat in Latin letters. */
export const BIKRAM_SAMBAT_MONTHS =
  'Baisakh Jestha Asar Shrawan Bhadra Aswin Kartik Mangsir Poush Magh Falgun Chaitra'.split(' ');

/** '2064 Baisakh 01' */
export function bikramSambatWords({ year, month, day }: BikramSambatDay): string {
  return `${year} ${BIKRAM_SAMBAT_MONTHS[month - 1]} ${String(day).padStart(2, '0')}`;
}

/** As days of a text begin them; a list of their whole names comes with all that tells time. */
const BEGINNINGS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DAY = new RegExp(`(\\d{1,2})\\s(${BEGINNINGS.join('|')})([a-z]*)\\s(\\d{4})(?! \\()`, 'g');
const BESIDE = new RegExp(` \\(\\d{1,2} (?:${BIKRAM_SAMBAT_MONTHS.join('|')}) \\d{4} BS\\)`, 'g');

/** 'Until 16 July 2025 (32 Asar 2082 BS)': Nepal's calendar beside each day that it knows. */
export function withBikramSambat(text: string): string {
  return text.replace(DAY, (told: string, ...[day, month, , year]: string[]) => {
    const number = BEGINNINGS.indexOf(month ?? '') + 1;
    const bs = adToBs(`${year}-${twoDigits(number)}-${twoDigits(Number(day))}`);
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
