import { createHash } from 'node:crypto';
import { canonicalJson, type SnapshotContent } from '@pratibha/domain/results/snapshot';

/** The SHA-256 that stands for what was frozen, in hexadecimal. */
export function snapshotHash(content: SnapshotContent): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
