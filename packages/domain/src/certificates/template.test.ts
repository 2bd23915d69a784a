import { expect, test } from 'vitest';
import { CERTIFICATE_KINDS } from './claims.ts';
import { filled, type Template, templateErrors } from './template.ts';

const said = { heading: 'Certificate', above: '', text: 'took part in {{event}}.' };
const unsaid = { heading: '', above: '', text: '' };
const kinds = Object.fromEntries(
  CERTIFICATE_KINDS.map((kind) => [kind, { en: said, ne: unsaid }]),
) as Template['kinds'];
const RIGHT: Template = { kinds, signatures: [], seal: null };
const uploaded = { file: 'a'.repeat(64), width: 300, height: 100 };
const prize = (texts: Partial<typeof said>): Template => ({
  ...RIGHT,
  kinds: { ...kinds, prize: { en: { ...said, ...texts }, ne: unsaid } },
});

test('a template with one language, who signs and a seal is right', () => {
  const signatures = [{ name: 'डा. सरिता श्रेष्ठ', office: '', picture: uploaded }];
  expect(templateErrors({ ...RIGHT, signatures, seal: uploaded })).toEqual([]);
  expect(templateErrors(prize({ text: 'won {{ award }}\nof {{edition}}' }))).toEqual([]);
});

test.each<[unknown, string, object]>([
  [null, '', { code: 'not-fields' }],
  [{ ...RIGHT, colour: 'red' }, '/colour', { code: 'unknown-field' }],
  [prize({ text: '' }), '/kinds/prize', { code: 'no-language' }],
  [
    prize({ text: 'won\n{{trophy}}' }),
    '/kinds/prize/en/text',
    { code: 'unknown-placeholder', name: 'trophy', line: 2 },
  ],
  [
    prize({ heading: '{{event' }),
    '/kinds/prize/en/heading',
    { code: 'placeholder-not-closed', line: 1 },
  ],
  [prize({ text: 'won \u202eit' }), '/kinds/prize/en/text', { code: 'hidden-letters' }],
  [prize({ text: 'won 🏆' }), '/kinds/prize/en/text', { code: 'unprintable-letter', letter: '🏆' }],
  [
    { ...RIGHT, kinds: { ...kinds, judge: { en: { ...said, text: '{{award}}' }, ne: unsaid } } },
    '/kinds/judge/en/text',
    { code: 'unknown-placeholder', name: 'award', line: 1 },
  ],
  [
    prize({ heading: 'W'.repeat(61) }),
    '/kinds/prize/en/heading',
    { code: 'longer-than', limit: 60 },
  ],
  [
    {
      ...RIGHT,
      signatures: Array.from({ length: 4 }, () => ({ name: 'A', office: '', picture: null })),
    },
    '/signatures',
    { code: 'too-many-entries', most: 3 },
  ],
  [
    { ...RIGHT, signatures: [{ name: ' ', office: '', picture: null }] },
    '/signatures/0/name',
    { code: 'blank' },
  ],
  [{ ...RIGHT, seal: { ...uploaded, file: 'gallery/dusk' } }, '/seal', { code: 'no-picture' }],
  [{ ...RIGHT, seal: { ...uploaded, file: 'x' } }, '/seal/file', { code: 'no-picture' }],
])('%j is refused at %s', (value, path, error) => {
  expect(templateErrors(value)).toEqual([{ path, error }]);
});

test('what is put in is read no further', () => {
  const facts = {
    ...{ name: '{{award}} $& ', event: 'Web', edition: 'Tech 2025', organiser: 'College' },
    ...{ day: '30 September 2025', number: '2025-7KQ3XN', award: 'First Prize' },
  };
  expect(filled('{{name}} won {{ award }}\nin {{event}}, {{edition}}.', facts)).toBe(
    '{{award}} $& won First Prize in Web, Tech 2025.',
  );
});
