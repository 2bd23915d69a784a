import type { PrintSize, WorkPart } from '@pratibha/domain/works/work-form';

const KINDS: Readonly<Record<WorkPart['kind'], string>> = {
  link: 'A link',
  picture: 'A picture: JPEG, PNG or WebP',
  pdf: 'A PDF',
  zip: 'A ZIP, or a folder of which one is made',
  any: 'A file of any kind',
};

const MANY: Readonly<Record<WorkPart['kind'], (most: number) => string>> = {
  link: (most) => `Up to ${most} links`,
  picture: (most) => `Up to ${most} pictures: JPEG, PNG or WebP`,
  pdf: (most) => `Up to ${most} PDFs`,
  zip: (most) => `Up to ${most} ZIPs, or folders of which they are made`,
  any: (most) => `Up to ${most} files of any kind`,
};

const paper = (print: PrintSize, dpi: number | null) =>
  dpi === null ? `for ${print}` : `for ${print} with at least ${dpi} dpi`;

/** What a part of a work asks for, in one line: for whoever hands in and for whoever asks. */
export function askedInWords(
  part: Pick<WorkPart, 'kind' | 'most' | 'most_mb' | 'print' | 'least_dpi' | 'wants_readme'>,
): string {
  const { kind, most, most_mb, print, least_dpi, wants_readme } = part;
  const words = [
    most === 1 ? KINDS[kind] : MANY[kind](most),
    ...(print === null ? [] : [paper(print, least_dpi)]),
    ...(wants_readme ? ['with a README'] : []),
    ...(most_mb === null ? [] : [`${most === 1 ? '' : 'each '}at most ${most_mb} MB`]),
  ];
  return words.join(', ');
}
