import { createWriteStream, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FrameWriter, LONGEST_FRAME, readBackup } from './backup-file.ts';
import { ByteQueue } from './byte-queue.ts';

let folder: string;
let file: string;
let copied: number;

beforeAll(() => {
  folder = temporaryFolder('backup-file');
  file = path.join(folder, 'crafted.backup');
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  copied = 0;
  const concat = Buffer.concat.bind(Buffer);
  vi.spyOn(Buffer, 'concat').mockImplementation((list, length) => {
    const whole = concat(list, length);
    copied += whole.length;
    return whole;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What reading the file refuses with; null when it is a backup. */
async function refusal(): Promise<string | null> {
  try {
    for await (const part of readBackup(file)) expect(part.kind).toBeDefined();
    return null;
  } catch (error) {
    return String(error);
  }
}

/** A file that begins with a frame of this claimed length; the content packs to a thousandth. */
function claim(length: number, content: number): void {
  const head = Buffer.alloc(5);
  head.write('H');
  head.writeUInt32BE(length, 1);
  writeFileSync(file, gzipSync(Buffer.concat([head, Buffer.alloc(content, ' ')])));
  copied = 0;
}

test('a frame that claims more than any backup writes is refused before it is kept', async () => {
  claim(LONGEST_FRAME + 1, 70_000_000);
  expect(await refusal()).toContain('is no backup of Pratibha. Nothing was changed.');
  expect(copied).toBe(0);
});

test('a frame as long as may be is put together once, whatever number of pieces it came in', async () => {
  claim(LONGEST_FRAME, LONGEST_FRAME);
  expect(await refusal()).toContain('is damaged. Nothing was changed.');
  expect(copied).toBeGreaterThan(0);
  expect(copied).toBeLessThanOrEqual(LONGEST_FRAME + 5);
});

test('a frame that would be refused is never written', async () => {
  const zip = createGzip();
  const written = pipeline(zip, createWriteStream(file));
  const frames = new FrameWriter(zip);
  await expect(frames.write('D', Buffer.alloc(LONGEST_FRAME + 1))).rejects.toThrow('too long');
  zip.end();
  await written;
});

test('bytes are taken as they came, however they are cut', () => {
  const all = Buffer.from('0123456789abcdefghijklmnopqrstuvwxyz');
  for (let piece = 1; piece <= all.length; piece += 1) {
    for (let size = 1; size <= all.length; size += 1) {
      const queue = new ByteQueue();
      for (let at = 0; at < all.length; at += piece) queue.add(all.subarray(at, at + piece));
      let taken = '';
      while (queue.length >= size) taken += queue.take(size).toString();
      taken += queue.take(queue.length).toString();
      expect(taken).toBe(all.toString());
      expect(() => queue.take(1)).toThrow(RangeError);
    }
  }
});
