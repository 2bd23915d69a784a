import type { JsonFields } from '@pratibha/domain/editions/json';
import { isSame } from '@pratibha/domain/editions/json';
import { mergeContent } from '@pratibha/domain/editions/merge-content';

/** A draft as the server has it. */
export type KeptDraft = { readonly content: JsonFields; readonly revision: number };

export type DraftCalls = {
  /**
   * Saves what is written over a revision.
   * @returns the new one, or null where somebody else saved since
   */
  readonly save: (draft: KeptDraft) => Promise<number | null>;
  readonly read: () => Promise<KeptDraft>;
};

/** What is written, and what the server knows of it. */
export type Writing = {
  readonly content: JsonFields;
  readonly revision: number;
  readonly state: 'kept' | 'changed' | 'saving' | 'failed';
  /** Why it is not kept. */
  readonly error: Error | null;
  /** Where somebody else wrote something else meanwhile: JSON pointers, and what they wrote. */
  readonly theirs: { readonly clashes: readonly string[]; readonly content: JsonFields } | null;
};

/** A pause in typing of so many milliseconds, and it is saved. */
const PAUSE_MS = 800;

/**
 * Keeps a draft on the server while it is written: one request at a time, after each pause. What somebody
 * else saved meanwhile is merged by field; where both wrote, what is written here stands, and `theirs`
 * tells of the other.
 */
export class DraftKeeper {
  readonly #calls: DraftCalls;
  readonly #pauseMs: number;
  readonly #listeners = new Set<() => void>();
  /** What the server has of this revision. */
  #base: JsonFields;
  #now: Writing;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;

  constructor(kept: KeptDraft, calls: DraftCalls, pauseMs = PAUSE_MS) {
    this.#calls = calls;
    this.#pauseMs = pauseMs;
    this.#base = kept.content;
    this.#now = { ...kept, state: 'kept', error: null, theirs: null };
  }

  /** @returns ends listening */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly writing = (): Writing => this.#now;

  /** What the server has, whatever is written meanwhile. */
  get base(): KeptDraft {
    return { content: this.#base, revision: this.#now.revision };
  }

  change(content: JsonFields): void {
    this.#set({ content, state: this.#saving ? 'saving' : 'changed', error: null });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), this.#pauseMs);
  }

  /** What was written elsewhere, such as before a reload, over the same base. */
  resume(base: JsonFields, content: JsonFields): void {
    this.change(mergeContent(base, content, this.#base).content);
  }

  /** Takes what the server has now, such as after something was published or brought back. */
  take({ content, revision }: KeptDraft): void {
    clearTimeout(this.#timer);
    this.#base = content;
    this.#set({ content, revision, state: 'kept', error: null, theirs: null });
  }

  noteSeen(): void {
    this.#set({ theirs: null });
  }

  /** Saves what is written, if anything is; resolves when nothing is under way any longer. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  async #saveAll(): Promise<void> {
    try {
      while (!isSame(this.#now.content, this.#base)) {
        const { content, revision } = this.#now;
        this.#set({ state: 'saving', error: null });
        const saved = await this.#calls.save({ content, revision });
        if (saved === null) await this.#merge();
        else {
          this.#base = content;
          this.#set({ revision: saved });
        }
      }
      this.#set({ state: 'kept', error: null });
    } catch (error) {
      this.#set({ state: 'failed', error: error as Error });
    }
  }

  async #merge(): Promise<void> {
    const start = this.#base;
    const theirs = await this.#calls.read();
    const merged = mergeContent(start, this.#now.content, theirs.content);
    this.#base = theirs.content;
    this.#set({
      content: merged.content,
      revision: theirs.revision,
      theirs: { clashes: merged.clashes, content: theirs.content },
    });
  }

  #set(part: Partial<Writing>): void {
    this.#now = { ...this.#now, ...part };
    for (const listener of this.#listeners) listener();
  }
}
