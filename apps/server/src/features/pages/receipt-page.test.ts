import { createHash } from 'node:crypto';
import { sha256 } from '@pratibha/domain/files/sha256';
import { expect, test } from 'vitest';

test('what browsers compute of a file is what node:crypto does, at every length up to three blocks', () => {
  for (let length = 0; length <= 192; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 131 + 7) % 256);
    const hash = sha256();
    hash.add(bytes.subarray(0, length / 3));
    hash.add(bytes.subarray(length / 3));
    expect([length, hash.end()]).toEqual([
      length,
      createHash('sha256').update(bytes).digest('hex'),
    ]);
  }
});
