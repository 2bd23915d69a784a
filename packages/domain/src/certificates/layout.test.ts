import { describe, expect, test } from 'vitest';
import { CERTIFICATE_KINDS } from './claims.ts';
import { type Box, type Drawn, type Measure, SHEET } from './drawn.ts';
import { layoutSheet } from './layout.ts';
import { linesOf, runsOf } from './lines.ts';
import type { Sheet, SheetWords } from './sheet.ts';
import type { KindTexts, SheetPicture, Template } from './template.ts';

/** As wide as wide letters are: W in Latin, a cluster in Devanagari. */
const measure: Measure = (run, weight, size) =>
  [...run].length * size * (weight === 'regular' ? 0.6 : 0.7);
const day = { en: '30 September 2025', ne: '३० सेप्टेम्बर २०२५' };
const WORDS: SheetWords = {
  day,
  issued: 'Date',
  number: 'No. 2025-7KQ3XN',
  scan: { en: 'Scan to check that it is genuine', ne: 'जाँच्न स्क्यान गर्नुहोस्' },
  code: 'Code',
  logo: 'Logo',
  seal: 'Seal',
  signature: (name) => `Signature of ${name}`,
};
const picture: SheetPicture = { file: 'a'.repeat(64), width: 900, height: 300 };

const long = (letters: number, word = 'Wagle') =>
  `${word} `.repeat(letters).slice(0, letters).trim().padEnd(letters, 'W');
const texts = (en: string, ne: string): KindTexts => ({
  en: { heading: en, above: en && 'This is to certify that', text: en && `${en} {{event}}` },
  ne: { heading: ne, above: '', text: ne && `${ne} {{name}}` },
});
function template(of: KindTexts, signatures: Template['signatures'], seal: Template['seal']) {
  const kinds = Object.fromEntries(CERTIFICATE_KINDS.map((kind) => [kind, of]));
  return { kinds: kinds as Template['kinds'], signatures, seal };
}
const most: KindTexts = {
  en: {
    heading: long(60),
    above: long(120),
    text: `${long(340)} {{event}} {{organiser}} {{award}}`,
  },
  ne: {
    heading: long(60, 'प्रमाणपत्र'),
    above: long(120, 'यो'),
    text: `${long(340, 'गरिएको')} {{name}} {{event}}`,
  },
};
const signed = [
  { name: long(60), office: long(80), picture },
  { name: long(60, 'श्रेष्ठ'), office: '', picture: null },
  { name: 'W'.repeat(60), office: long(80, 'प्रमुख'), picture },
];

const NAMES = {
  shortest: 'O',
  'of 60 letters': long(60),
  longest: long(100),
  'of one word': 'W'.repeat(100),
  'longest in Nepali': long(100, 'श्रेष्ठ'),
  'in both': 'Susmita (सुस्मिता) Shrestha',
};
const SHEETS: Record<string, (name: string) => Partial<Sheet> & Pick<Sheet, 'template'>> = {
  'with hardly anything': () => ({ template: template(texts('A', ''), [], null) }),
  'in Nepali alone': () => ({ template: template(texts('', 'प्रमाणपत्र'), [], null) }),
  'in both, signed': () => ({
    template: template(texts('Certificate', 'प्रमाणपत्र'), signed.slice(0, 2), picture),
    look: { accent: '#0b3d6e', logo: picture, organiser: 'College' },
  }),
  'with the most of everything': (name) => ({
    template: template(most, signed, picture),
    look: { accent: null, logo: { ...picture, height: 900 }, organiser: long(120) },
    claims: { ...claims(name), event: long(200), edition: long(120), award: long(120) },
    proof: `https://college.example/verify#${'a'.repeat(900)}`,
  }),
};

function claims(name: string): Sheet['claims'] {
  return {
    ...{ issuer: 'college.example', number: '2025-7KQ3XN', kind: 'prize', name },
    ...{ event: 'Web', edition: 'Tech 2025', award: 'First Prize', day: '2025-09-30' },
  };
}

function drawn(of: keyof typeof SHEETS, name: string): Drawn[] {
  const sheet: Sheet = {
    claims: claims(name),
    proof: `https://college.example/verify#${'a'.repeat(300)}`,
    look: { accent: null, logo: null, organiser: 'College' },
    ...(SHEETS[of]?.(name) as Pick<Sheet, 'template'>),
  };
  return layoutSheet(sheet, WORDS, measure);
}

const crosses = (one: Box, other: Box) =>
  one.x + one.width > other.x + 0.01 &&
  other.x + other.width > one.x + 0.01 &&
  one.y + one.height > other.y + 0.01 &&
  other.y + other.height > one.y + 0.01;

describe.each(Object.keys(SHEETS))('a sheet %s', (of) => {
  test.each(Object.entries(NAMES))('has nothing that meets, for a name %s', (_, name) => {
    const things = drawn(of, name).flatMap((each) => (each.kind === 'shape' ? [] : [each]));
    for (const [at, { box }] of things.entries()) {
      expect([box.x > 30, box.x + box.width < SHEET.width - 30]).toEqual([true, true]);
      expect([box.y > 30, box.y + box.height < SHEET.height - 30]).toEqual([true, true]);
      const met = things.slice(at + 1).filter((other) => crosses(box, other.box));
      expect([things[at], met]).toEqual([things[at], []]);
    }
    const said = things.flatMap((each) => (each.kind === 'line' ? [each.text] : []));
    expect(said.join('').replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
  });
});

test('a long name is set smaller, and then on two lines', () => {
  const linesFor = (name: string) =>
    drawn('in both, signed', name).flatMap((each) =>
      each.kind === 'line' && each.paragraph === -1 ? [each] : [],
    );
  const [short, longer, longest] = ['Om', long(36), long(60)].map(linesFor);
  expect([short?.length, longer?.length, longest?.length]).toEqual([1, 1, 2]);
  expect(longer?.[0]?.size).toBeLessThan(short?.[0]?.size ?? 0);
});

test.each([
  ['Susmita Shrestha', ['Susmita Shrestha']],
  ['सुस्मिता श्रेष्ठ', ['सुस्मिता श्रेष्ठ']],
  ['{"Om"} 2025 सुस्मिता (श्रेष्ठ) Shrestha, 12', ['{"Om"} 2025 ', 'सुस्मिता (श्रेष्ठ) ', 'Shrestha, 12']],
  ['2025 र्\u200dयाली।', ['2025 र्\u200dयाली।']],
])('%s is of %j', (line, runs) => {
  expect(runsOf(line)).toEqual(runs);
});

test('lines are about as wide as each other, and a year stays with what it is of', () => {
  const style = { weight: 'regular', size: 10 } as const;
  expect(linesOf('one two three four five', 100, style, measure)).toEqual([
    'one two three',
    'four five',
  ]);
  expect(linesOf('Competition 2025, now', 110, style, measure)).toEqual([
    'Competition\u00a02025,',
    'now',
  ]);
});
