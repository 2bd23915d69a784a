/**
 * Looks into a file that somebody sent, in a process of its own: what a damaged or hostile one
 * does to the decoders, it does to nobody else. The task is the argument; a line of JSON and the
 * pictures that were made go out by standard output.
 */
import { stepBack } from '../../platform/decoding/step-back.ts';
import type { ExaminedHead, ExaminerTask } from './examiner-task.ts';
import { lookIntoFile } from './look-into-file.ts';

stepBack();
const { path } = JSON.parse(process.argv[2] ?? '') as ExaminerTask;
const { facts, previews } = await lookIntoFile(path);
const line: ExaminedHead = {
  facts,
  previews: previews.map(({ bytes, ...made }) => ({ ...made, bytes: bytes.length })),
};
process.stdout.write(`${JSON.stringify(line)}\n`);
for (const { bytes } of previews) process.stdout.write(bytes);
