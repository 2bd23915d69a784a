import type { WorkPart } from '@pratibha/domain/works/work-form';
import { expect, test } from 'vitest';
import { takeFiles } from './take-files.ts';
import { FORM } from './testing/parts-facts.ts';

const [PART] = FORM.parts as readonly WorkPart[];
const ANY: WorkPart = { ...(PART as WorkPart), kind: 'any', most: 2, most_mb: 1 };
const file = (bytes: number) => new Blob([new Uint8Array(bytes)]);

const take = (sizes: readonly number[], of: object = {}, part = ANY) =>
  takeFiles(
    sizes.map((size, n) => ({ name: `${n}.bin`, file: file(size) })),
    { form: FORM, part, count: 0, planned: 0, ...of },
  );

test('as many are sent as there is room for, and the others are told why', async () => {
  expect(await take([10, 20, 30])).toMatchObject([
    { as: 'sent', findings: [] },
    { as: 'sent' },
    { as: 'said', words: 'At most 2 files are taken here. Remove one first.' },
  ]);
  expect(await take([10, 20], { count: 1 })).toMatchObject([{ as: 'sent' }, { as: 'said' }]);
});

test.each([
  ['is empty', 0, {}, '0.bin is empty. Choose another file.'],
  [
    'is too large',
    1_000_001,
    {},
    '0.bin has 1 MB; at most 1 MB are taken here. Make it smaller and choose it again.',
  ],
  [
    'is more than is left',
    2_000,
    { form: { ...FORM, bytes_left: 5_000 }, planned: 4_000 },
    'You can still send 1 kB for this event. Remove what you do not hand in.',
  ],
])('one that %s is not sent', async (_, size, of, words) => {
  expect(await take([size], of)).toEqual([{ as: 'said', words }]);
});

test('what cannot be read is not sent', async () => {
  const gone = new Blob(['gone']);
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('Gone')) }) as Blob;
  const of = { form: FORM, part: ANY, count: 0, planned: 0 };
  expect(await takeFiles([{ name: 'a.jpg', file: gone }], of)).toEqual([
    {
      as: 'said',
      words: 'a.jpg cannot be read. If it lies in a cloud, load it onto this device first.',
    },
  ]);
});

test('another kind than the part takes is not sent, whatever its name says', async () => {
  expect(await take([100], {}, PART)).toMatchObject([
    { as: 'refused', name: '0.bin', findings: [{ code: 'wrong-kind', weight: 'wrong' }] },
  ]);
});
