import type { Finding } from '@pratibha/domain/preflight/findings';
import { namesWith, prefixOf } from './remembered.ts';

/** Where this browser keeps a copy of the bytes. */
export type Held = 'opfs' | 'idb';

/** Why an upload does not go on by itself. */
type UploadFailure = {
  /** The problem's code; `unexpected` where it is none of the server's. */
  readonly code: string;
  /** What the server said of it to people; null where it did not answer. */
  readonly detail: string | null;
};

/** What this browser remembers of an upload, across pages; its bytes lie elsewhere. */
export type UploadRecord = {
  /** Of this browser alone. */
  readonly id: string;
  readonly event: number;
  /** For which part of the work; null for a trial. */
  readonly part: string | null;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** By when it was chosen, epoch milliseconds: their order. */
  readonly addedAt: number;
  /** By which the same file is known when it is chosen again; null until it was read. */
  readonly print: string | null;
  /** null: it was not copied, or there was no room. */
  readonly held: Held | null;
  /** Where the server takes it in; null: it was not begun. */
  readonly address: string | null;
  /** When the server began to take it in, by its clock, ISO 8601. */
  readonly begunAt: string | null;
  /** Bytes that the server is known to have. */
  readonly sent: number;
  readonly state: 'waiting' | 'paused' | 'failed' | 'done';
  readonly failure: UploadFailure | null;
  /** What the browser found of it before it was sent. */
  readonly findings: readonly Finding[];
  /** It was made in the page, so nobody can choose it once more; older records do not say. */
  readonly isMade?: boolean;
};

/** How a record is written down: a later release reads it, or leaves it. */
const FORM = 1;

/**
 * The records of one person in this browser's storage. They are work that was not handed in: a
 * logout asks about it and removes it (`shell/session/saved-drafts.ts`). Where storage is refused,
 * they live as long as the page.
 */
export class UploadRecords {
  readonly #prefix: string;
  readonly #memory = new Map<string, UploadRecord>();
  readonly #isRefused: boolean;

  constructor(owner: number) {
    this.#prefix = prefixOf(owner);
    this.#isRefused = !canStore(this.#prefix);
  }

  /** In the order in which they were chosen. */
  all(): readonly UploadRecord[] {
    const found = this.#isRefused
      ? [...this.#memory.values()]
      : namesWith(this.#prefix).flatMap((name) => recordIn(localStorage.getItem(name)) ?? []);
    return found.toSorted((a, b) => a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1));
  }

  read(id: string): UploadRecord | null {
    if (this.#isRefused) return this.#memory.get(id) ?? null;
    return recordIn(localStorage.getItem(this.#prefix + id));
  }

  /** @returns whether a reload finds it */
  write(record: UploadRecord): boolean {
    if (this.#isRefused) {
      this.#memory.set(record.id, record);
      return false;
    }
    try {
      localStorage.setItem(this.#prefix + record.id, JSON.stringify({ form: FORM, record }));
      return true;
    } catch {
      return false;
    }
  }

  remove(id: string): void {
    this.#memory.delete(id);
    if (!this.#isRefused) localStorage.removeItem(this.#prefix + id);
  }

  /** Hears of what another tab wrote or removed. @returns ends it */
  hear(changed: () => void): () => void {
    const look = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(this.#prefix)) changed();
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }
}

/** Whose upload a record is, by where it is written; used to find bytes that nobody needs. */
export function isRemembered(owner: string, id: string): boolean {
  try {
    return localStorage.getItem(prefixOf(Number(owner)) + id) !== null;
  } catch {
    return false;
  }
}

function canStore(prefix: string): boolean {
  try {
    localStorage.setItem(`${prefix}probe`, '');
    localStorage.removeItem(`${prefix}probe`);
    return true;
  } catch {
    return false;
  }
}

function recordIn(text: string | null): UploadRecord | null {
  try {
    const written = JSON.parse(text ?? 'null') as { form?: unknown; record?: UploadRecord } | null;
    return written?.form === FORM ? (written.record ?? null) : null;
  } catch {
    return null;
  }
}
