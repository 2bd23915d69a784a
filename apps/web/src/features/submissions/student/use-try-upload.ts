import { TRY_UPLOAD_WORDS } from '@pratibha/words/submissions/student/try-upload';
import { useState } from 'react';
import { uploadsOf, useUploads } from '../../../data/uploads/use-uploads.ts';
import { useUser } from '../../session/session.tsx';

/** Sent where nothing is chosen, in bytes: enough to tell how fast a line is. */
export const NOISE_BYTES = 2_000_000;

/** The trial of an event: one file at a time, thrown away by the server after a day. */
export function useTryUpload(event: number) {
  const owner = useUser().id;
  const keeper = uploadsOf(owner);
  const trials = useUploads(owner).filter((each) => each.event === event && each.part === null);
  const trial = trials.at(-1) ?? null;
  const [speed, setSpeed] = useState<number | null>(null);
  const forget = () => {
    for (const { id } of trials) keeper.remove(id);
    setSpeed(null);
  };
  const send = (file: Blob, name: string) => {
    forget();
    const began = Date.now();
    const id = keeper.add({ file, name, event, part: null, findings: [] });
    const deaf = keeper.subscribe(() => {
      const state = keeper.get().find((each) => each.id === id)?.state;
      if (state === 'done') setSpeed((file.size / Math.max(1, Date.now() - began)) * 1000);
      if (state === 'done' || state === undefined) deaf();
    });
  };
  return {
    trial,
    keeper,
    /** Bytes a second of the whole file; null before. */
    speed,
    send,
    sendNoise: () => send(noise(NOISE_BYTES), TRY_UPLOAD_WORDS.noiseName),
    forget,
  };
}

/** What no line makes smaller. */
function noise(bytes: number): Blob {
  const most = 65_536;
  const pieces = Array.from({ length: Math.ceil(bytes / most) }, (_, n) =>
    crypto.getRandomValues(new Uint8Array(Math.min(most, bytes - n * most))),
  );
  return new Blob(pieces);
}
