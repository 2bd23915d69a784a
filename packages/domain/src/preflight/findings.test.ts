import { expect, test } from 'vitest';
import type { WorkPart } from '../works/work-form.ts';
import type { FileFacts, PdfFacts, PictureFacts } from './facts.ts';
import { findingsOf, isFinding } from './findings.ts';
import { pixelsFor, printDpi } from './print-dpi.ts';

const PART: WorkPart = {
  ...{ id: 'poster', name: 'Poster', help: null, required: true, kind: 'picture', most: 1 },
  ...{ most_mb: 50, print: null, least_dpi: null, wants_readme: false },
};
const A4: WorkPart = { ...PART, print: 'A4', least_dpi: 300 };
const NOTHING = { faults: [], picture: null, pdf: null, zip: null } as const;

function picture(values: Partial<PictureFacts> = {}): FileFacts {
  return {
    ...{ ...NOTHING, kind: 'jpeg' },
    picture: {
      ...{ width: 2480, height: 3508, colour: 'rgb', profile: 'sRGB', orientation: 1 },
      ...{ has_location: false, tagged_dpi: 72 },
      ...values,
    },
  };
}
function pdf(values: Partial<PdfFacts> = {}): FileFacts {
  return {
    ...{ ...NOTHING, kind: 'pdf' },
    pdf: {
      ...{ pages: null, sizes: [], least_dpi: null, is_encrypted: false },
      ...values,
    },
  };
}
const zip = (readme: string | null): FileFacts => ({
  ...{ ...NOTHING, kind: 'zip' },
  zip: {
    ...{ entries: [], entry_count: 0, unpacked: 0 },
    readme: readme === null ? null : { name: readme, text: null },
  },
});
const of = (kind: FileFacts['kind'], ...faults: FileFacts['faults']): FileFacts => ({
  ...{ ...NOTHING, kind, faults },
});

const few = (dpi: number) => `wrong too-few-pixels ${dpi}/300 A4`;
const CASES: readonly [string, FileFacts, WorkPart, readonly string[]][] = [
  ['as asked for, whatever its tag says', picture(), A4, []],
  ['across', picture({ width: 3508, height: 2480 }), A4, []],
  ['of a screen', picture({ width: 595, height: 842 }), A4, [few(72)]],
  ['a square', picture({ width: 3508, height: 3508 }), A4, ['doubt other-shape A4']],
  ['with a bleed', picture({ width: 2551, height: 3579 }), A4, []],
  ['where no paper is asked for', picture({ width: 9, height: 3, profile: null }), PART, []],
  ['in CMYK', picture({ colour: 'cmyk' }), PART, ['note cmyk']],
  ['without a profile', picture({ profile: null }), A4, ['note no-profile']],
  [
    'of a phone, the heaviest first',
    picture({ width: 1000, height: 1414, orientation: 6, has_location: true }),
    A4,
    [few(121), 'doubt location', 'note turned'],
  ],
  ['HEIC', of('heic'), PART, ['wrong heic']],
  ['HEIC where any file will do', of('heic'), { ...PART, kind: 'any' }, ['doubt heic']],
  ['HEIC in place of a PDF', of('heic'), { ...PART, kind: 'pdf' }, ['wrong wrong-kind']],
  ['SVG', of('svg'), PART, ['wrong svg']],
  ['SVG where any file will do', of('svg'), { ...PART, kind: 'any' }, []],
  ['a PDF as a picture', pdf({ pages: 2 }), PART, ['wrong wrong-kind']],
  ['something else', of('other'), { ...PART, kind: 'zip' }, ['wrong wrong-kind']],
  ['a file for a link', of('other'), { ...PART, kind: 'link' }, ['wrong wrong-kind']],
  ['damaged', of('jpeg', 'unreadable'), PART, ['wrong unreadable']],
  [
    'damaged, where any file will do',
    of('zip', 'zip-bomb'),
    { ...PART, kind: 'any' },
    ['wrong zip-bomb'],
  ],
  [
    'of an old program',
    of('zip', 'zip-backslashes'),
    { ...PART, kind: 'zip' },
    ['doubt zip-backslashes'],
  ],
  ['a PDF', pdf({ pages: 3 }), { ...PART, kind: 'pdf' }, ['note pages 3']],
  [
    'a PDF that is protected',
    pdf({ is_encrypted: true }),
    { ...PART, kind: 'pdf' },
    ['doubt pdf-protected'],
  ],
  [
    'a PDF that asks for a password',
    { ...pdf({ is_encrypted: true }), faults: ['pdf-encrypted'] },
    { ...PART, kind: 'pdf' },
    ['wrong pdf-encrypted'],
  ],
  [
    'a coarse picture saved as a PDF',
    pdf({ pages: 1, sizes: [{ width: 210, height: 297 }], least_dpi: 96 }),
    { ...A4, kind: 'pdf' },
    [few(96), 'note pages 1'],
  ],
  [
    'a small page with a fine picture, printed larger',
    pdf({ pages: 1, sizes: [{ width: 105, height: 148 }], least_dpi: 300 }),
    { ...A4, kind: 'pdf' },
    [few(149), 'note pages 1'],
  ],
  [
    'another paper',
    pdf({ pages: 1, sizes: [{ width: 216, height: 279 }] }),
    { ...A4, kind: 'pdf' },
    ['doubt other-shape A4', 'note pages 1'],
  ],
  ['with a README', zip('README.md'), { ...PART, kind: 'zip', wants_readme: true }, []],
  ['without one', zip(null), { ...PART, kind: 'zip', wants_readme: true }, ['wrong no-readme']],
  ['without one where none is wanted', zip(null), { ...PART, kind: 'zip' }, []],
];

test.each(CASES)('%s', (_, facts, part, findings) => {
  const said = findingsOf(facts, part).map((finding) => {
    const { code, weight } = finding;
    if (code === 'too-few-pixels')
      return `${weight} ${code} ${finding.dpi}/${finding.least} ${finding.print}`;
    if (code === 'other-shape') return `${weight} ${code} ${finding.print}`;
    return code === 'pages' ? `${weight} ${code} ${finding.pages}` : `${weight} ${code}`;
  });
  expect(said).toEqual(findings);
});

test.each([
  [2480, 3508, 'A4', 300],
  [3508, 2480, 'A4', 300],
  [3508, 4961, 'A3', 300],
  [2480, 3508, 'A3', 212],
  [595, 842, 'A4', 72],
  [1240, 3508, 'A4', 150],
] as const)('%d × %d on %s is %d dpi', (width, height, print, dpi) => {
  expect(printDpi({ width, height }, print)).toBe(dpi);
});

test('what a sheet needs has what it needs', () => {
  expect([pixelsFor('A4', 300), pixelsFor('A3', 300)]).toEqual([
    { width: 2480, height: 3508 },
    { width: 3508, height: 4961 },
  ]);
});

test('what a call tells is one of these, or of a later version', () => {
  expect(isFinding({ code: 'heic' })).toBe(true);
  expect(isFinding({ code: 'too-few-pixels' })).toBe(false);
  expect(isFinding({ code: 'toString' })).toBe(false);
});
