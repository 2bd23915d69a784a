import { isSame, type Json, type JsonFields } from '@pratibha/domain/editions/json';
import { mergeContent } from '@pratibha/domain/editions/merge-content';
import { valueAt } from './content-values.ts';

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

/** A field that was written here and by somebody else. */
export type Clash = {
  /** A JSON pointer. */
  readonly pointer: string;
  /** Whoever wrote last. */
  readonly stands: 'mine' | 'theirs';
  /** What the other one wrote. */
  readonly other: Json;
};

/** What is written, and what the server knows of it. */
export type Writing = {
  readonly content: JsonFields;
  readonly revision: number;
  readonly state: 'kept' | 'changed' | 'saving' | 'failed';
  /** Why it is not kept. */
  readonly error: Error | null;
  /**
   * Somebody else wrote meanwhile, and where both did; null where nobody did, or it was noticed.
   */
  readonly theirs: readonly Clash[] | null;
};

/** A pause in typing of so many milliseconds, and it is saved. */
const PAUSE_MS = 800;

/**
 * Keeps a draft on the server while it is written: one request at a time, after each pause. What
 * somebody else saved meanwhile is merged by field; where both wrote, what was written last stands,
 * and `theirs` tells both of the other.
 */
export class DraftKeeper {
  readonly #calls: DraftCalls;
  readonly #pauseMs: number;
  readonly #listeners = new Set<() => void>();
  /** What the server has of this revision. */
  #base: JsonFields;
  /** The same without what was written here. */
  #others: JsonFields;
  #now: Writing;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;

  constructor(kept: KeptDraft, calls: DraftCalls, pauseMs = PAUSE_MS) {
    this.#calls = calls;
    this.#pauseMs = pauseMs;
    this.#base = kept.content;
    this.#others = kept.content;
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
    this.#others = content;
    this.#set({ content, revision, state: 'kept', error: null, theirs: null });
  }

  /**
   * Puts what the server has now together with what is written, unless that is being saved just
   * now.
   */
  meet(kept: KeptDraft): void {
    if (this.#saving === null && kept.revision > this.#now.revision) this.#merge(kept);
  }

  /** @param pointer of the clash that was settled; without one all are */
  noteSeen(pointer?: string): void {
    const left = this.#now.theirs?.filter((each) => each.pointer !== pointer) ?? [];
    this.#set({ theirs: pointer === undefined || left.length === 0 ? null : left });
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
        if (saved === null) this.#merge(await this.#calls.read());
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

  #merge({ content: theirs, revision }: KeptDraft): void {
    if (isSame(theirs, this.#base)) return this.#set({ revision });
    const { content: mine, theirs: told } = this.#now;
    const merged = mergeContent(this.#base, mine, theirs);
    // Seen from the others: what was saved from here is a change of theirs, which they wrote over.
    const others = mergeContent(this.#base, theirs, this.#others);
    const clashes = [
      ...merged.clashes.map((pointer) => clash(pointer, 'mine', theirs)),
      ...others.clashes
        .filter((pointer) => !merged.clashes.includes(pointer))
        .map((pointer) => clash(pointer, 'theirs', mine)),
    ];
    const isNew = ({ pointer }: Clash) => !clashes.some((each) => each.pointer === pointer);
    this.#base = theirs;
    this.#others = others.content;
    // What is written here already is no news, such as what this window saved when it was left.
    const isNews = clashes.length > 0 || !isSame(merged.content, mine);
    this.#set({
      content: merged.content,
      revision,
      theirs: isNews ? [...(told ?? []).filter(isNew), ...clashes] : told,
    });
  }

  #set(part: Partial<Writing>): void {
    this.#now = { ...this.#now, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function clash(pointer: string, stands: Clash['stands'], others: JsonFields): Clash {
  return { pointer, stands, other: valueAt(others, pointer) ?? null };
}
