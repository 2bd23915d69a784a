import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packZip, placedToPack } from './pack-zip.ts';

const bytes = (length: number) => Uint8Array.from({ length }, (_, n) => (n * 31) % 251);
const NEVER = new AbortController().signal;

test('a folder becomes a ZIP with all that is in it', async () => {
  const contents: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
    'site/README.md': bytes(40),
    'site/photo.jpg': bytes(1_500_000),
    'site/नक्सा.txt': bytes(2_300_000),
    'site/empty.txt': bytes(0),
  };
  const files = Object.entries(contents).map(([path, of]) => ({ path, file: new Blob([of]) }));
  const packed: number[] = [];
  const zip = await packZip(files, (done) => packed.push(done), NEVER);
  expect(zip.type).toBe('application/zip');
  const found = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(found)).toEqual(Object.keys(contents));
  for (const [path, of] of Object.entries(contents)) expect(found[path]).toEqual(of);
  expect(packed.at(-1)).toBe(3_800_040);
});

test('what systems leave in folders, and what lists make again, is left out', () => {
  const paths = ['a/.DS_Store', 'a/node_modules/x.js', 'a/.git/config', 'a/index.html'];
  const files = paths.map((path) => ({ path, file: new Blob([]) }));
  expect(placedToPack(files).map(({ path }) => path)).toEqual(['a/index.html']);
});

test('a file that cannot be read, or a stop, ends it', async () => {
  const gone = new Blob(['gone']);
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('Gone')) }) as Blob;
  const packing = packZip([{ path: 'a', file: gone }], () => undefined, NEVER);
  await expect(packing).rejects.toThrow('Gone');
  const stopped = AbortSignal.abort(new Error('Stopped'));
  const file = new Blob(['a']);
  await expect(packZip([{ path: 'a', file }], () => undefined, stopped)).rejects.toThrow('Stopped');
});
