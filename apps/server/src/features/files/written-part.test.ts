import { createHash, randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { expect, test } from 'vitest';
import { Turns } from '../../platform/serve/turns.ts';
import { writePart } from './written-part.ts';

test('what is written gives its memory back at once, unless it is part of more', async () => {
  const file = path.join(temporaryFolder('written-part'), 'file');
  const own = Buffer.from(new Uint8Array(randomBytes(70_000)).buffer);
  const more = randomBytes(200);
  const part = more.subarray(50, 150);
  const sent = Buffer.concat([own, part]);
  const to = await open(file, 'w');
  const written = await writePart({
    ...{ from: Readable.from([own, part]), to, hash: createHash('sha256'), at: 0 },
    ...{ size: sent.length, turns: new Turns(1), signal: new AbortController().signal },
  });
  await to.close();
  expect(written).toEqual({ at: sent.length, end: 'whole' });
  expect((await readFile(file)).equals(sent)).toBe(true);
  expect([own.buffer.byteLength, more.length]).toEqual([0, 200]);
});
