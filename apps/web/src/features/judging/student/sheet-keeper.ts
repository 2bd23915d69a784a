import { NetworkError, ProblemError } from '@pratibha/contract/client';
import type { OwnSheet, SheetInput } from '@pratibha/contract/judge';
import { areAlike, bodyOf, type Sheet, sheetOf } from './sheet.ts';

export type SheetCalls = {
  readonly save: (body: SheetInput) => Promise<OwnSheet>;
  readonly send: (body: SheetInput) => Promise<OwnSheet>;
};

/** What is filled in and not kept by the server yet, with the version that it changes. */
export type Left = { readonly sheet: Sheet; readonly version: number };

/** Where it lies on this device until the server has it. */
export type Drawer = {
  readonly read: () => Left | null;
  /** @returns whether it lies there; null empties it */
  readonly write: (left: Left | null) => boolean;
};

/** A sheet while it is filled in. */
export type Keeping = {
  readonly sheet: Sheet;
  /** What the server has, null where it has none. */
  readonly kept: OwnSheet | null;
  /**
   * `open`: changed and not under way; `waiting`: no connection, it is tried again by itself;
   * `refused`: the server does not take it; `asking`: another device changed it, too.
   */
  readonly state: 'kept' | 'open' | 'under-way' | 'waiting' | 'refused' | 'asking';
  /** What it is about: to be saved, or to be sent, as the judge pressed. */
  readonly aim: 'save' | 'send';
  /** A sheet that was sent is corrected: nothing of that is saved before it is sent again. */
  readonly isCorrecting: boolean;
  /** Whether a reload finds what is not saved. */
  readonly isLeftHere: boolean;
  readonly error: Error | null;
};

/** A pause in typing, and how long after a lost connection it is tried again, in milliseconds. */
const WAITS = { pause: 800, again: 15_000 };

/**
 * Keeps a score sheet while it is filled in: on this device at once, on the server after each
 * pause, one request at a time. What was not answered is tried again until it is; of two devices
 * the judge says which holds.
 */
export class SheetKeeper {
  readonly #calls: SheetCalls;
  readonly #drawer: Drawer;
  readonly #waits: typeof WAITS;
  readonly #listeners = new Set<() => void>();
  #now: Keeping;
  /** The version that the next change is of. */
  #version: number;
  /** What was sent last without an answer: it may be what the server has. */
  #unanswered: Sheet | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;

  constructor(kept: OwnSheet | null, calls: SheetCalls, drawer: Drawer, waits = WAITS) {
    this.#calls = calls;
    this.#drawer = drawer;
    this.#waits = waits;
    this.#version = kept?.version ?? 0;
    this.#now = {
      ...{ sheet: sheetOf(kept), kept, state: 'kept', aim: 'save' },
      ...{ isCorrecting: false, isLeftHere: true, error: null },
    };
  }

  /** @returns ends listening */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly keeping = (): Keeping => this.#now;

  /** Goes on with what was filled in on this device before. */
  resume(): void {
    const left = this.#drawer.read();
    if (left === null) return;
    const { kept } = this.#now;
    if (areAlike(left.sheet, sheetOf(kept))) return void this.#drawer.write(null);
    this.#version = left.version;
    this.#set({ isCorrecting: kept?.state === 'sent' });
    this.change(left.sheet);
  }

  change(part: Partial<Sheet>): void {
    const sheet = { ...this.#now.sheet, ...part };
    const isLeftHere = this.#drawer.write({ sheet, version: this.#version });
    const { state } = this.#now;
    // A question stays until it is answered, and what is under way until it has come back.
    if (state === 'asking' || state === 'under-way') return this.#set({ sheet, isLeftHere });
    // Without a connection typing changes nothing about that.
    const next = state === 'waiting' ? {} : ({ state: 'open', error: null } as const);
    this.#set({ sheet, isLeftHere, aim: 'save', ...next });
    this.#after(this.#waits.pause);
  }

  /** Begins to correct what was sent, or to judge what could not be judged. */
  correct(): void {
    this.#set({ isCorrecting: true });
  }

  /** Leaves what was sent as it is. */
  drop(): void {
    this.take(this.#now.kept);
  }

  /** Takes what the server has now, whatever is here. */
  take(kept: OwnSheet | null): void {
    clearTimeout(this.#timer);
    this.#drawer.write(null);
    this.#version = kept?.version ?? 0;
    this.#unanswered = null;
    this.#set({
      ...{ sheet: sheetOf(kept), kept, state: 'kept', aim: 'save' },
      ...{ isCorrecting: false, isLeftHere: true, error: null },
    });
  }

  /** Hears what the server has, and takes it where nothing is filled in here that it lacks. */
  meet(kept: OwnSheet | null): void {
    if (kept?.state === 'sent' && isOfSent(this.#now.error)) return this.#goOnFromSent(kept);
    const isIdle = this.#now.state === 'kept' && !this.#now.isCorrecting && !this.#running;
    if (isIdle && (kept?.version ?? 0) > this.#version) this.take(kept);
  }

  /** It was sent, from here without an answer, or from another device. */
  #goOnFromSent(kept: OwnSheet): void {
    if (!this.#isOwn(kept)) return this.#set({ state: 'asking', kept, error: null });
    this.#version = kept.version;
    this.#set({ state: 'open', kept, isCorrecting: true, error: null });
  }

  /** Of two versions the one here holds. */
  keepMine(): Promise<void> {
    const { kept } = this.#now;
    this.#version = kept?.version ?? 0;
    this.#drawer.write({ sheet: this.#now.sheet, version: this.#version });
    const isSent = kept?.state === 'sent';
    this.#set({ state: 'open', isCorrecting: isSent, error: null });
    return this.#go();
  }

  takeKept(): void {
    this.take(this.#now.kept);
  }

  /** Saves what is filled in, if anything is; resolves once nothing is under way. */
  save(): Promise<void> {
    return this.#go();
  }

  /** Sends the sheet; without a connection as soon as there is one. */
  async send(): Promise<void> {
    await this.#running;
    if (this.#now.state === 'asking') return;
    this.#set({ aim: 'send', state: 'open', error: null });
    await this.#go();
  }

  /** Nothing is tried by itself any longer. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  #after(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#go(), milliseconds);
  }

  #go(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isToDo()) {
      const { sheet, aim } = this.#now;
      this.#set({ state: 'under-way', error: null });
      try {
        const kept = await this.#calls[aim](bodyOf(sheet, this.#version));
        this.#took(kept, sheet);
        const isKeptAlone = aim === 'send' && kept.state === 'begun';
        if (isKeptAlone && this.#now.state === 'kept') return this.#waitForGoOn();
      } catch (error) {
        if (!this.#goesOnAfter(error as Error, sheet)) return;
      }
    }
    const { state, sheet, kept } = this.#now;
    if (state === 'asking') return;
    if (!areAlike(sheet, sheetOf(kept))) return this.#set({ state: 'open', error: null });
    this.#drawer.write(null);
    this.#set({ state: 'kept', error: null, isLeftHere: true });
  }

  #isToDo(): boolean {
    const { state, aim, sheet, kept } = this.#now;
    if (state === 'asking') return false;
    if (aim === 'send') return true;
    // What was sent is changed by sending it again alone.
    return kept?.state !== 'sent' && !areAlike(sheet, sheetOf(kept));
  }

  #took(kept: OwnSheet, sent: Sheet): void {
    this.#version = kept.version;
    this.#unanswered = null;
    const { sheet } = this.#now;
    const isAll = areAlike(sheet, sent);
    const isLeftHere = this.#drawer.write(isAll ? null : { sheet, version: kept.version });
    const isSent = kept.state === 'sent';
    this.#set({
      ...{ kept, aim: 'save', error: null, isCorrecting: isSent && !isAll },
      state: isAll ? 'kept' : 'open',
      isLeftHere: isAll || isLeftHere,
    });
  }

  /** Judging is paused: the server keeps it and does not take it as sent. */
  #waitForGoOn(): void {
    this.#set({ state: 'waiting', aim: 'send' });
    this.#after(this.#waits.again);
  }

  /** Whether the same is to be tried again at once. */
  #goesOnAfter(error: Error, tried: Sheet): boolean {
    if (!(error instanceof ProblemError) || error.status >= 500) {
      this.#unanswered = tried;
      const isLost = error instanceof NetworkError || error instanceof ProblemError;
      this.#set({ state: isLost ? 'waiting' : 'refused', error });
      if (isLost) this.#after(this.#waits.again);
      return false;
    }
    if (error.code === 'judging-paused') {
      this.#set({ state: 'waiting', error });
      this.#after(this.#waits.again);
      return false;
    }
    if (error.code !== 'changed-meanwhile') {
      this.#set({ state: 'refused', error });
      return false;
    }
    const kept = keptIn(error);
    if (kept && this.#isOwn(kept)) {
      this.#version = kept.version;
      this.#set({ kept });
      return true;
    }
    this.#set({ state: 'asking', kept, error: null });
    return false;
  }

  /** Whether it came from here, and only its answer got lost. */
  #isOwn(kept: OwnSheet): boolean {
    return this.#unanswered !== null && areAlike(sheetOf(kept), this.#unanswered);
  }

  #set(part: Partial<Keeping>): void {
    this.#now = { ...this.#now, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function isOfSent(error: Error | null): boolean {
  return error instanceof ProblemError && error.code === 'sheet-is-sent';
}

/** What the server has where it refused a change as too late; null where it has none. */
function keptIn({ responseBody }: ProblemError): OwnSheet | null {
  return (responseBody as { readonly kept?: OwnSheet } | undefined)?.kept ?? null;
}
