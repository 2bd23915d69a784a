import type { Readable } from 'node:stream';
import type { UnfinishedFiles } from './unfinished-files.ts';

/**
 * Where bytes lie that are too many for the database (ADR 80): content-addressed, each once. One
 * driver keeps them in a folder (`disk-store.ts`); an object store can take its place.
 */
export type FileStore = {
  /** Why it can take nothing in, or null. Asked by /health/ready and before an upload. */
  readonly whyNot: () => Promise<FileTrouble | null>;
  /** Bytes that can still be taken in before the floor of free space. */
  readonly free: () => Promise<number>;
  /**
   * All of an original, or `from`–`to` of it, the end included. One that is not there is the
   * stream's error, FileGone.
   */
  readonly read: (sha256: string, range?: { from: number; to: number }) => Readable;
  /** Where it lies on this machine, for a process that reads it by itself. */
  readonly pathOf: (sha256: string) => string;
  readonly has: (sha256: string) => Promise<boolean>;
  /**
   * Takes in a file of this machine under the name of its bytes, and is done once they are on the
   * disk for good; the file itself is gone then. One that is there already stays.
   */
  readonly keep: (sha256: string, file: string) => Promise<void>;
  /** One that is not there is removed already; its previews go with it. */
  readonly remove: (sha256: string) => Promise<void>;
  /** Pictures made of an original, by names such as `1-480.webp`. */
  readonly keepPreview: (sha256: string, name: string, bytes: Uint8Array) => Promise<void>;
  /** As `read`: one that is not there is the stream's error. */
  readonly readPreview: (sha256: string, name: string) => Readable;
  /** Every original, and what there are previews of, by when its place last changed. */
  readonly list: () => AsyncIterable<{ readonly sha256: string; readonly changedAt: Date }>;
  /** Where bytes lie while they are sent: on a disk, whichever driver keeps what is whole. */
  readonly unfinished: UnfinishedFiles;
};

/** Why nothing can be taken in: another folder than at the first start, no room, not writable. */
export type FileTrouble = 'not-the-folder' | 'no-room' | 'not-writable';

/** Bytes that should be there are not. */
export class FileGone extends Error {}
