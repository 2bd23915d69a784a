import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { whyNotGoOn } from '@pratibha/domain/files/whether-upload';
import { PLAIN_FORM } from '@pratibha/domain/works/work-form';
import type { RunningHashes } from '../../platform/files/running-hashes.ts';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Turns } from '../../platform/serve/turns.ts';
import type { EventCache } from '../events/events.ts';
import { type FileRow, findWorkForm, touchFile } from './files.queries.ts';
import { type Finishing, finishUpload } from './finish-upload.ts';
import { noRoom, refuseWithoutRoom } from './room-for-files.ts';
import type { Held, UploadLocks } from './upload-locks.ts';
import { writePart } from './written-part.ts';

export type Receiving = Finishing & {
  readonly events: EventCache;
  readonly locks: UploadLocks;
  readonly hashes: RunningHashes;
  readonly disk: DiskTurns;
};

/**
 * Of hundreds who send at once few keep the disk at work, and none of them the threads with which
 * a process does all else.
 */
type DiskTurns = { readonly writes: Turns; readonly syncs: Turns };

/** A part of a file as it comes. */
export type ComingPart = {
  readonly offset: number;
  /** As it was said; null where it was not. */
  readonly length: number | null;
  readonly bytes: Readable;
  /** Whether its sender may send it still, now that it is here. */
  readonly isAdmitted: () => Promise<boolean>;
};

/**
 * Takes in a part of a file; the last one makes it whole. What is acknowledged is on the disk for
 * good, and of what breaks off that much is kept.
 * @returns how much of the file is there
 */
export async function receivePart(
  parts: Receiving,
  ctx: Context,
  file: FileRow,
  part: ComingPart,
): Promise<number> {
  if (file.sha256 !== null) {
    if (part.offset !== file.size || (part.length ?? 0) > 0) throw new Refused('upload-offset');
    return file.size;
  }
  await refuseGoingOn(parts, ctx, file);
  if (part.length !== null && part.offset + part.length > file.size) {
    throw new Refused('file-too-large', { params: { most_bytes: file.size } });
  }
  return parts.locks.during(file.key, async (held) => {
    await refuseWithoutRoom(parts.files, file.size - part.offset);
    await parts.turns.during(() => touchFile(ctx.db, file.id));
    const handle = await parts.files.unfinished.open(file.key);
    try {
      return await receiveInto({ ...parts, held, handle }, file, part);
    } finally {
      await handle.close();
    }
  });
}

type Into = Receiving & { readonly held: Held; readonly handle: FileHandle };

async function receiveInto(into: Into, file: FileRow, part: ComingPart): Promise<number> {
  const { hashes, disk, held, handle } = into;
  if ((await handle.stat()).size !== part.offset) throw new Refused('upload-offset');
  const hash = await hashes.take(file.key, handle, part.offset);
  const { at, end } = await writePart({
    ...{ from: part.bytes, to: handle, hash, at: part.offset, size: file.size },
    ...{ turns: disk.writes, signal: held.signal },
  });
  await disk.syncs.during(() => handle.sync());
  await hashes.put(file.key, handle, { hash, bytes: at });
  if (end === 'no-room') throw noRoom();
  if (end === 'too-long')
    throw new Refused('file-too-large', { params: { most_bytes: file.size } });
  if (end === 'broken') throw new Refused('upload-held');
  // Who lost the lock meanwhile acknowledges nothing that another may have written over.
  await held.confirm();
  if (at < file.size) return at;
  if (!(await part.isAdmitted())) throw new Refused('not-signed-in');
  await finishUpload(into, { ...file, sha256: hash.copy().digest('hex') }, handle);
  return at;
}

/**
 * How much of a file is there for good. Whoever sends it still is asked to end, so that this stays
 * so; what is whole and was not taken in yet, as when a process was killed, is taken in.
 */
export async function receivedOf(parts: Receiving, file: FileRow): Promise<number> {
  if (file.sha256 !== null) return file.size;
  if ((await parts.files.whyNot()) === 'not-the-folder') await refuseWithoutRoom(parts.files, 0);
  return parts.locks.during(file.key, async (held) => {
    const received = await parts.files.unfinished.sizeOf(file.key);
    if (received !== file.size) return received;
    const handle = await parts.files.unfinished.open(file.key);
    try {
      const hash = await parts.hashes.take(file.key, handle, received);
      await held.confirm();
      await finishUpload(parts, { ...file, sha256: hash.digest('hex') }, handle);
    } finally {
      await handle.close();
    }
    return received;
  });
}

async function refuseGoingOn({ events }: Receiving, ctx: Context, file: FileRow): Promise<void> {
  const event = await events.lookWithOthers(file.event_id, ctx.actor.id);
  if (event === undefined) throw new Refused('event-deleted');
  const facts = {
    ...{ event, isTrial: file.part === null, begunAt: file.begun_at },
    form: (await findWorkForm(ctx.db, file.event_id)) ?? PLAIN_FORM,
    isInternal: ctx.actor.isInternal,
    registrationStatus: event.registration_status,
    submissionStatus: event.submission_status,
  };
  refuse(whyNotGoOn(facts, ctx.now));
}
