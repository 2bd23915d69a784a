import type { FileFacts } from '@pratibha/domain/preflight/facts';
import { type ChildLimits, runLimited } from '../../platform/decoding/limited-child.ts';
import type { ExaminedHead, ExaminerTask, MadePreview } from './examiner-task.ts';

/**
 * An A3 poster takes one to two seconds and 150 MB. What a file may ask for is bounded by
 * `MOST_PIXELS`; this bounds what it may do beyond what it says.
 */
const LIMITS: ChildLimits = { seconds: 30, heapMb: 256, memoryMb: 1_600, outputMb: 50 };

export type Examined = {
  readonly facts: FileFacts;
  readonly previews: readonly (MadePreview & { readonly bytes: Buffer })[];
};

/**
 * Looks into a file, in a process of its own.
 * @throws what `runLimited` does, where that process ended over it
 */
export async function examineFile(path: string, signal: AbortSignal): Promise<Examined> {
  const task: ExaminerTask = { path };
  const program = new URL('examiner.ts', import.meta.url);
  const made = await runLimited({ program, task, limits: LIMITS, signal });
  const end = made.indexOf('\n');
  const { facts, previews } = JSON.parse(made.toString('utf8', 0, end)) as ExaminedHead;
  let at = end + 1;
  const taken = previews.map(({ bytes: length, ...rest }) => {
    at += length;
    return { ...rest, bytes: made.subarray(at - length, at) };
  });
  return { facts, previews: taken };
}
