import type { StudentWorkForm } from '@pratibha/contract/work-forms';
import type { WorkPart } from '@pratibha/domain/works/work-form';
import { WORK_PARTS_WORDS } from '@pratibha/words/submissions/student/parts';
import { useRef, useState } from 'react';
import type { Uploads } from '../../../../data/uploads/uploads.ts';
import type { Placed } from './pack-zip.ts';
import { type Chosen, type Taken, takeFiles } from './take-files.ts';

const W = WORK_PARTS_WORDS;

/** Where files of a part go. */
export type TakingOf = {
  readonly form: StudentWorkForm;
  readonly keeper: Uploads;
  /** Its id. */
  readonly event: number;
  /** Bytes of the event that are still to be sent. */
  readonly planned: number;
};

/** What is not sent, and why. */
export type NotTaken = Exclude<Taken, { as: 'sent' }>;

type Taking = {
  readonly part: WorkPart;
  readonly count: number;
  readonly of: TakingOf;
};

/** Takes what was chosen, dropped or pasted for a part: looks into it, packs it, and sends it. */
export function useTaking({ part, count, of }: Taking) {
  const [notTaken, setNotTaken] = useState<readonly NotTaken[]>([]);
  /** What it is busy with, in words. */
  const [busy, setBusy] = useState<string | null>(null);
  const packing = useRef<AbortController>(null);

  const send = async (chosen: readonly Chosen[], isMade = false) => {
    const { form, keeper, event, planned } = of;
    setBusy(W.reading(chosen.map(({ name }) => name).join(', ')));
    const taken = await takeFiles(chosen, { form, part, count, planned });
    // The form finds them by itself: what was typed meanwhile is not to be written over.
    for (const each of taken) {
      if (each.as !== 'sent') continue;
      const { name, file } = each.chosen;
      keeper.add({ name, file, event, part: part.id, findings: each.findings, isMade });
    }
    setNotTaken(taken.filter((each) => each.as !== 'sent'));
    setBusy(null);
  };

  const pack = async (files: readonly Placed[]) => {
    packing.current = new AbortController();
    const { packZip, placedToPack } = await import('./pack-zip.ts');
    const meant = placedToPack(files);
    const size = meant.reduce((sum, { file }) => sum + file.size, 0);
    const say = (packed: number) => setBusy(W.packing(packed, size));
    say(0);
    const zip = await packZip(meant, say, packing.current.signal);
    await send([{ name: nameOfPack(meant), file: zip }], true);
  };

  const take = async (files: readonly Placed[]) => {
    if (files.length === 0) return;
    setNotTaken([]);
    try {
      if (part.kind === 'zip' && !files.every(isZip)) await pack(files);
      else await send(files.map(({ path, file }) => ({ name: lastOf(path), file })));
    } catch {
      setBusy(null);
      setNotTaken([{ as: 'said', words: W.packFailed }]);
    }
  };
  return { take, busy, notTaken, forgive: () => setNotTaken([]) };
}

function isZip({ path }: Placed): boolean {
  return /\.zip$/i.test(path);
}

function lastOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}

/** By the folder that holds all of it. */
function nameOfPack(files: readonly Placed[]): string {
  const folders = new Set(files.map(({ path }) => (path.includes('/') ? path.split('/')[0] : '')));
  const [folder] = folders;
  return folders.size === 1 && folder ? `${folder}.zip` : W.packName;
}
