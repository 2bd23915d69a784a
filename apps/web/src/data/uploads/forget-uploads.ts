import { keptBytes } from './kept-bytes.ts';

/** Removes the copies that no record names any more, as after a logout that removed these. */
export async function forgetUploads(): Promise<void> {
  await keptBytes.sweep();
}
