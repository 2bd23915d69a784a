import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { PrintSize, WorkPart } from '@pratibha/domain/works/work-form';
import type { askedInWords as english } from '../../en/work-forms/asks.ts';

const KINDS: Readonly<Record<WorkPart['kind'], string>> = {
  link: 'एउटा लिङ्क',
  picture: 'एउटा तस्बिर: JPEG, PNG वा WebP',
  pdf: 'एउटा PDF',
  zip: 'एउटा ZIP, वा ZIP बनाउन मिल्ने फोल्डर',
  any: 'जुनसुकै किसिमको एउटा फाइल',
};

const MANY: Readonly<Record<WorkPart['kind'], (most: number) => string>> = {
  link: (most) => `बढीमा ${inNepaliDigits(most)} वटा लिङ्क`,
  picture: (most) => `बढीमा ${inNepaliDigits(most)} वटा तस्बिर: JPEG, PNG वा WebP`,
  pdf: (most) => `बढीमा ${inNepaliDigits(most)} वटा PDF`,
  zip: (most) => `बढीमा ${inNepaliDigits(most)} वटा ZIP, वा ZIP बनाउन मिल्ने फोल्डर`,
  any: (most) => `जुनसुकै किसिमका बढीमा ${inNepaliDigits(most)} वटा फाइल`,
};

const paper = (print: PrintSize, dpi: number | null) =>
  dpi === null ? `${print} का लागि` : `${print} का लागि, कम्तीमा ${inNepaliDigits(dpi)} dpi को`;

/** What a part of a work asks for, in one line: for whoever hands in and for whoever asks. */
export const askedInWords: typeof english = (part) => {
  const { kind, most, most_mb, print, least_dpi, wants_readme } = part;
  const size = `${most === 1 ? '' : 'हरेक '}बढीमा ${inNepaliDigits(most_mb ?? 0)} MB`;
  const words = [
    most === 1 ? KINDS[kind] : MANY[kind](most),
    ...(print === null ? [] : [paper(print, least_dpi)]),
    ...(wants_readme ? ['README सहित'] : []),
    ...(most_mb === null ? [] : [size]),
  ];
  return words.join(', ');
};
