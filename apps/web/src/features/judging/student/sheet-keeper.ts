import { ProblemError } from '@pratibha/contract/client';
import type { OwnSheet } from '@pratibha/contract/judge';
import {
  type Drawer,
  isOfSent,
  isToTryAgain,
  type Keeping,
  keptIn,
  type SheetCalls,
} from './keeping.ts';
import { areAlike, bodyOf, type Sheet, sheetOf } from './sheet.ts';
import { type Left, triedWith } from './sheet-line.ts';

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
  /** What went off without an answer: one of it may be what the server has. */
  #tried: readonly Sheet[] = [];
  /** Before it is known what the server has: whether this changes what was sent. */
  #isOfSent: boolean | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #rests = false;

  /** @param kept what the server has; undefined where that is not known */
  constructor(kept: OwnSheet | null | undefined, calls: SheetCalls, drawer: Drawer, waits = WAITS) {
    this.#calls = calls;
    this.#drawer = drawer;
    this.#waits = waits;
    this.#version = kept?.version ?? 0;
    this.#isOfSent = kept === undefined ? false : null;
    this.#now = {
      ...{ sheet: sheetOf(kept ?? null), kept: kept ?? null, state: 'kept', aim: 'save' },
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
    const isThere = this.#isOfSent === null && areAlike(left.sheet, sheetOf(kept));
    if (isThere && (left.aim === 'save' || kept?.state === 'sent')) this.#drawer.write(null);
    else this.#takeLeft(left);
  }

  /** Hears that another tab of this device wrote here, or that nothing is left to save. */
  hear(): void {
    const { state, sheet, aim, kept } = this.#now;
    // What is under way looks for itself, before and after.
    if (state === 'under-way') return;
    const left = this.#drawer.read();
    if (left === null) return this.take(kept);
    const isNews = !areAlike(left.sheet, sheet) || left.aim !== aim;
    if (state !== 'asking' && isNews) this.#takeLeft(left);
  }

  #takeLeft(left: Left): void {
    this.#follow(left);
    this.#set({ state: 'open', error: null });
    this.#after(this.#waits.pause);
  }

  /** Takes what lies on this device, from another tab or from before. */
  #follow({ sheet, aim, version, tried, isOfSent }: Left): void {
    this.#version = version;
    this.#tried = tried;
    if (this.#isOfSent !== null) this.#isOfSent = isOfSent;
    const isCorrecting = this.#now.isCorrecting || this.#changesSent();
    this.#set({ sheet, aim, isLeftHere: true, isCorrecting });
  }

  #changesSent(): boolean {
    return this.#isOfSent ?? this.#now.kept?.state === 'sent';
  }

  change(part: Partial<Sheet>): void {
    const sheet = { ...this.#now.sheet, ...part };
    const { state, aim } = this.#now;
    const goesOn = state === 'asking' || state === 'under-way';
    this.#leave({ sheet, aim: goesOn ? aim : 'save' });
    // A question stays until it is answered, and what is under way until it has come back.
    if (goesOn) return this.#set({ sheet });
    // Without a connection typing changes nothing about that.
    const next = state === 'waiting' ? {} : ({ state: 'open', error: null } as const);
    this.#set({ sheet, aim: 'save', ...next });
    this.#after(this.#waits.pause);
  }

  /** Leaves it on this device, where a reload finds it. */
  #leave(part: Partial<Left> = {}): void {
    const { sheet, aim } = this.#now;
    const standing = { version: this.#version, isOfSent: this.#changesSent(), tried: this.#tried };
    const isLeftHere = this.#drawer.write({ sheet, aim, ...standing, ...part });
    this.#now = { ...this.#now, isLeftHere };
  }

  /** Begins to correct what was sent, or to judge what could not be judged. */
  correct(): void {
    this.#set({ isCorrecting: true });
  }

  /** Takes what the server has now, whatever is here. */
  take(kept: OwnSheet | null): void {
    clearTimeout(this.#timer);
    this.#drawer.write(null);
    this.#version = kept?.version ?? 0;
    this.#tried = [];
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
    if (areAlike(this.#now.sheet, sheetOf(kept))) return this.take(kept);
    if (!this.#isOwn(kept)) return this.#set({ state: 'asking', kept, error: null });
    this.#version = kept.version;
    this.#set({ state: 'open', kept, isCorrecting: true, error: null });
    this.#leave();
  }

  /** Of two versions the one here holds. */
  keepMine(): Promise<void> {
    const { kept } = this.#now;
    this.#version = kept?.version ?? 0;
    this.#leave();
    const isSent = kept?.state === 'sent';
    this.#set({ state: 'open', isCorrecting: isSent, error: null });
    return this.#go();
  }

  /** What is here is dropped. */
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
    this.#leave({ aim: 'send' });
    this.#set({ aim: 'send', state: 'open', error: null });
    await this.#go();
  }

  /** Another one goes on in its place. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#rests = true;
  }

  #after(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#rests) return;
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
    while (this.#isStillDue()) {
      this.#set({ state: 'under-way', error: null });
      if (!(await this.#drawer.alone(() => this.#try()))) return;
    }
    const { state, sheet, kept } = this.#now;
    if (state === 'asking') return;
    const isThere = this.#isOfSent === null && areAlike(sheet, sheetOf(kept));
    if (!isThere) return this.#set({ state: 'open', error: null });
    this.#drawer.write(null);
    this.#set({ state: 'kept', error: null, isLeftHere: true });
  }

  /** @returns whether it goes on */
  async #try(): Promise<boolean> {
    if (this.#now.isLeftHere) {
      // Another tab may have gone on, or done it, while this one waited.
      const left = this.#drawer.read();
      if (left === null) this.take(this.#now.kept);
      else this.#follow(left);
      if (!this.#isStillDue()) return true;
    }
    const { sheet, aim } = this.#now;
    this.#tried = triedWith(this.#tried, sheet);
    this.#leave();
    try {
      const kept = await this.#calls[aim](bodyOf(sheet, this.#version));
      this.#took(kept, sheet);
      const isKeptAlone = aim === 'send' && kept.state === 'begun';
      return !(isKeptAlone && this.#now.state === 'kept' && this.#waitForGoOn());
    } catch (error) {
      return this.#goesOnAfter(error as Error);
    }
  }

  #isStillDue(): boolean {
    const { state, aim, sheet, kept } = this.#now;
    if (state === 'asking') return false;
    if (aim === 'send') return true;
    // What was sent is changed by sending it again alone.
    return !this.#changesSent() && (this.#isOfSent !== null || !areAlike(sheet, sheetOf(kept)));
  }

  #took(kept: OwnSheet, sent: Sheet): void {
    this.#version = kept.version;
    this.#tried = [];
    const isAll = areAlike(this.#now.sheet, sent);
    const isCorrecting = kept.state === 'sent' && !isAll;
    this.#set({ kept, state: 'open', aim: 'save', error: null, isCorrecting });
    if (!isAll) return this.#leave();
    this.#drawer.write(null);
    this.#set({ state: 'kept', isLeftHere: true });
    // Typed, or pressed, in another tab meanwhile.
    const more = this.#drawer.read();
    if (more !== null) this.#takeLeft({ ...more, version: kept.version });
  }

  /** Judging is paused: the server keeps it and does not take it as sent. */
  #waitForGoOn(): true {
    this.#leave({ aim: 'send' });
    this.#set({ state: 'waiting', aim: 'send' });
    this.#after(this.#waits.again);
    return true;
  }

  /** Whether the same is to be tried again at once. */
  #goesOnAfter(error: Error): boolean {
    if (isToTryAgain(error)) {
      this.#set({ state: 'waiting', error });
      this.#after(this.#waits.again);
      return false;
    }
    if (!(error instanceof ProblemError) || error.code !== 'changed-meanwhile') {
      this.#set({ state: 'refused', error });
      return false;
    }
    const kept = keptIn(error);
    if (kept && this.#isOwn(kept)) {
      this.#version = kept.version;
      this.#set({ kept });
      this.#leave();
      return true;
    }
    this.#set({ state: 'asking', kept, error: null });
    return false;
  }

  /** Whether it came from here, and only its answer got lost. */
  #isOwn(kept: OwnSheet): boolean {
    const isOne = this.#tried.some((each) => areAlike(sheetOf(kept), each));
    return isOne && kept.state !== 'cannot';
  }

  #set(part: Partial<Keeping>): void {
    if (part.kept !== undefined) this.#isOfSent = null;
    this.#now = { ...this.#now, ...part };
    for (const listener of this.#listeners) listener();
  }
}
