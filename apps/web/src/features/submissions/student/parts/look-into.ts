import { factsFromHead, HEAD_BYTES, TAIL_BYTES } from '@pratibha/domain/preflight/facts-from-head';
import { type Finding, findingsOf } from '@pratibha/domain/preflight/findings';
import type { WorkPart } from '@pratibha/domain/works/work-form';

/**
 * What the browser finds of a file before it is sent.
 *
 * @throws where it cannot be read
 */
export async function lookInto(file: Blob, part: WorkPart): Promise<readonly Finding[]> {
  const [head, tail] = await Promise.all([
    file.slice(0, HEAD_BYTES).arrayBuffer(),
    file.slice(Math.max(0, file.size - TAIL_BYTES)).arrayBuffer(),
  ]);
  const facts = factsFromHead(new Uint8Array(head), new Uint8Array(tail), file.size);
  return facts === null ? [] : findingsOf(facts, part);
}
