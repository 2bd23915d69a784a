import { useSyncExternalStore } from 'react';
import type { Upload } from './upload.ts';
import { browserGround } from './upload-ground.ts';
import { Uploads } from './uploads.ts';

type Kept = { readonly owner: number; readonly uploads: Uploads; readonly end: () => void };

let kept: Kept | null = null;
const NONE: readonly Upload[] = [];

/**
 * The uploads of a person in this browser, which go on from now on; those of anybody else wait, and
 * are never sent as theirs.
 */
export function uploadsOf(owner: number): Uploads {
  if (kept?.owner === owner) return kept.uploads;
  kept?.end();
  kept = begin(owner);
  return kept.uploads;
}

/** The same, shown. */
export function useUploads(owner: number): readonly Upload[] {
  const uploads = uploadsOf(owner);
  return useSyncExternalStore(uploads.subscribe, uploads.get, () => NONE);
}

function begin(owner: number): Kept {
  const ground = browserGround(owner);
  const uploads = new Uploads(ground);
  const wake = () => uploads.wake();
  const deaf = ground.records.hear(wake);
  const moments = ['focus', 'online', 'pageshow'] as const;
  for (const moment of moments) window.addEventListener(moment, wake);
  void ground.bytes.sweep();
  wake();
  return {
    owner,
    uploads,
    end: () => {
      deaf();
      for (const moment of moments) window.removeEventListener(moment, wake);
      uploads.end();
    },
  };
}
