/*
 * What somebody wrote on this device and the server does not have yet: in the browser's storage at
 * once, a line for each thing, and under the name of its person, so that nobody else's page reads
 * it. It leaves by itself, which is its feature's to do, and a logout asks about it and removes it
 * (`shell/session/saved-drafts.ts`).
 */

/** How a line is written down: a later release reads it, or says that it is there. */
const FORM = 1;

type Written = { readonly form: number; readonly data: unknown };

/** A line as it is found; `data` is undefined where this release cannot read it. */
export type Line = { readonly id: number; readonly data: unknown };

/** The lines of one kind of one person. */
export class Outbox {
  readonly #prefix: string;
  /** The text of each line as this page wrote or read it last. */
  readonly #known = new Map<number, string | null>();

  constructor(kind: 'sheet', userId: number) {
    this.#prefix = `pratibha.work.${userId}.${kind}.`;
  }

  lines(): readonly Line[] {
    try {
      const names = Array.from(
        { length: localStorage.length },
        (_, n) => localStorage.key(n) ?? '',
      );
      return names.flatMap((name) => {
        const id = this.#idIn(name);
        return id === null ? [] : [{ id, data: dataIn(localStorage.getItem(name)) }];
      });
    } catch {
      return [];
    }
  }

  /** @returns undefined where it cannot be read, null where there is none */
  read(id: number): unknown {
    try {
      const text = localStorage.getItem(this.#prefix + id);
      this.#known.set(id, text);
      return dataIn(text);
    } catch {
      return null;
    }
  }

  /** @returns whether a reload finds it */
  write(id: number, data: unknown): boolean {
    const text = JSON.stringify({ form: FORM, data } satisfies Written);
    try {
      localStorage.setItem(this.#prefix + id, text);
      this.#known.set(id, text);
      return true;
    } catch {
      return false;
    }
  }

  /** Removes a line as this page knows it; what another tab wrote since stays. */
  remove(id: number): void {
    try {
      const name = this.#prefix + id;
      if (localStorage.getItem(name) === this.#known.get(id)) localStorage.removeItem(name);
    } catch {
      // Where nothing is stored there is nothing to remove.
    }
  }

  /** Hears of lines that another tab of this browser wrote or removed. @returns ends it */
  hear(changed: (id: number) => void): () => void {
    const look = ({ key }: StorageEvent) => {
      const id = this.#idIn(key ?? '');
      if (id !== null) changed(id);
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }

  /**
   * Does something while no other tab of this browser does, or at once where that cannot be known:
   * a tab that the device has put to sleep holds up nobody.
   */
  async alone<T>(act: () => Promise<T>): Promise<T> {
    const { locks } = navigator as { readonly locks?: LockManager };
    if (locks === undefined) return act();
    let isBegun = false;
    const begin = () => {
      isBegun = true;
      return act();
    };
    try {
      return await locks.request(this.#prefix, { signal: AbortSignal.timeout(LONGEST_MS) }, begin);
    } catch (error) {
      if (isBegun) throw error;
      return act();
    }
  }

  #idIn(name: string): number | null {
    const id = name.startsWith(this.#prefix) ? name.slice(this.#prefix.length) : '';
    return /^\d+$/.test(id) ? Number(id) : null;
  }
}

/** How long one tab waits for another. */
const LONGEST_MS = 5_000;

function dataIn(text: string | null): unknown {
  if (text === null) return null;
  try {
    const { form, data } = JSON.parse(text) as Partial<Written>;
    return form === FORM ? data : undefined;
  } catch {
    return undefined;
  }
}
