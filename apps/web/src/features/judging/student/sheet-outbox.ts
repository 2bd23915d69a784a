import { ProblemError } from '@pratibha/contract/client';
import type { OwnSheet, SheetInput, WorkToJudge } from '@pratibha/contract/judge';
import { SESSION_WORDS } from '@pratibha/words/session/app';
import { api } from '../../../data/api.ts';
import { requireLogin } from '../../../data/login-required.ts';
import { Outbox } from '../../../data/outbox.ts';
import { queryClient, read } from '../../../data/queries.ts';
import { createStore } from '../../../data/store.ts';
import { isNotTheirs, JUDGED_CHANGES } from './judging-reads.ts';
import { type Drawer, isOfSent, type Keeping, type SheetCalls } from './keeping.ts';
import { SheetKeeper } from './sheet-keeper.ts';
import { leftThatFits, readLine, type SheetLine, type StoodAt } from './sheet-line.ts';
import { callsOfStood, isOfStand } from './stand-sheets.ts';

/** A sheet that the server does not have as it is on this device. */
export type Unsent = Pick<Keeping, 'state' | 'aim' | 'error'> & {
  readonly id: number;
  /** By which its judge knows the work; null where that is not known. */
  readonly number: number | null;
  /** A correction that was begun: it goes when its judge sends it. */
  readonly isCorrection: boolean;
  /** Where they stood, if the work is not theirs yet; null: it is. */
  readonly stood: StoodAt | null;
};

/** A sheet that arrived after the window, to be told where its page is not open. */
type Late = Pick<Unsent, 'id' | 'number'>;
type Begun = Late & Pick<SheetLine, 'stood'>;

/** What is kept of one's sheets on this device. */
export type Kept = {
  readonly unsent: readonly Unsent[];
  readonly late: readonly Late[];
  /** How many lines this release of the page cannot read. */
  readonly unreadable: number;
};

/** What a page shows until it looks at the device. */
export const NOTHING_KEPT: Kept = { unsent: [], late: [], unreadable: 0 };

/** Where pages are rendered for many, and nothing of anybody stands in a module. */
const IS_SERVER = typeof window === 'undefined';

/** How the sheet of a work is kept, if not as those of one's works are. */
export type OtherSheet = {
  /** Of an invented work: what its sheet is sent to. */
  readonly calls?: SheetCalls;
  /** Where one stood without a network. */
  readonly stood?: StoodAt;
};

/** A work whose page was opened, and other calls than those of real sheets. */
type Opened = { readonly work: WorkToJudge; readonly calls: SheetCalls | undefined };

type Entry = {
  readonly keeper: SheetKeeper;
  readonly number: number | null;
  /** The version of the rubric; null where the work was not looked at yet. */
  readonly rubric: number | null;
  stood: StoodAt | null;
  /** Whether it went on with what was left here. */
  isResumed: boolean;
  /** Whether the page of its work is open. */
  isOpen: boolean;
};

/** Sends the sheets of a judge that are not sent yet, whichever of a judge's pages is open. */
export class SheetOutbox {
  readonly kept = createStore<Kept>(NOTHING_KEPT);
  readonly #userId: number;
  readonly #lines: Outbox;
  readonly #entries = new Map<number, Entry>();
  #late: readonly Late[] = [];
  #unreadable = 0;
  #asksToStay = false;

  constructor(userId: number) {
    this.#userId = userId;
    this.#lines = new Outbox('sheet', userId);
    if (IS_SERVER) return;
    this.#lines.hear((id) => this.#hear(id));
    window.addEventListener('online', () => this.sendNow());
  }

  /** Goes on with what was left on this device, also by a page before. */
  resume(): void {
    this.#unreadable = 0;
    for (const { id, data } of this.#lines.lines()) {
      const line = readLine(data);
      if (line === null || (isOfStand(id) && !line.stood)) this.#unreadable += 1;
      else if (!this.#entries.has(id)) this.#begin({ id, ...line });
    }
    for (const entry of this.#entries.values()) {
      if (!entry.isResumed) entry.keeper.resume();
      entry.isResumed = true;
    }
    this.#tell();
  }

  /**
   * The sheet of a work. By another version of the rubric it is another one, which begins with what
   * still fits.
   *
   * @param other how it is kept, if not as those of real sheets
   */
  keeperOf(work: WorkToJudge, { calls, stood: given }: OtherSheet = {}): SheetKeeper {
    const entry = this.#entries.get(work.id);
    if (entry?.rubric === work.rubric.number) return entry.keeper;
    entry?.keeper.rest();
    const stood = entry?.stood ?? given;
    return this.#begin({ ...work, ...(stood && { stood }) }, { work, calls });
  }

  /** The page of a work is open. @returns ends that: what is not saved goes on */
  enter(id: number): () => void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return () => undefined;
    entry.isOpen = true;
    this.resume();
    return () => {
      entry.isOpen = false;
      void entry.keeper.save().then(() => {
        const isDone = entry.keeper.keeping().state === 'kept';
        if (isDone && !entry.isOpen) this.#entries.delete(id);
      });
    };
  }

  sendNow(): void {
    for (const { keeper } of this.#entries.values()) void keeper.save();
  }

  /** The judge confirms that they are one more than the work needs. */
  beOneMore(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry?.stood) return;
    entry.stood = { ...entry.stood, isOneMore: true };
    void entry.keeper.save();
  }

  /** Removes what can be sent no more. */
  remove(id: number): void {
    this.#entries.get(id)?.keeper.take(null);
    this.#entries.delete(id);
    this.#tell();
  }

  #begin({ id, number, stood }: Begun, opened: Partial<Opened> = {}): SheetKeeper {
    const ofStand = stood && this.#callsOfStood(id, stood);
    const { work, calls = ofStand?.calls ?? this.#callsOf(id, number) } = opened;
    const keeper = new SheetKeeper(work?.sheet, calls, this.#drawer({ id, number }, work?.rubric));
    const rubric = work?.rubric.number ?? null;
    const standing = { stood: stood ?? null, isResumed: false, isOpen: false };
    this.#entries.set(id, { keeper, number, rubric, ...standing });
    let seen: Error | null = null;
    keeper.subscribe(() => {
      const { error, state } = keeper.keeping();
      if (state === 'waiting') this.#askToStay();
      const own = ofStand ? ofStand.assignment() : id;
      if (error !== seen && error !== null) lookAfter(own, keeper, error);
      seen = error;
      this.#tell();
    });
    return keeper;
  }

  /** Each removes what it knows itself. */
  #drawer({ id, number }: Late, rubric: WorkToJudge['rubric'] | undefined): Drawer {
    const lines = new Outbox('sheet', this.#userId);
    return {
      read: () => {
        const left = readLine(lines.read(id))?.left ?? null;
        return left && rubric ? leftThatFits(left, rubric) : left;
      },
      write: (left) => {
        const stood = this.#entries.get(id)?.stood;
        const line: SheetLine | null = left && { left, number, ...(stood && { stood }) };
        if (line !== null) return lines.write(id, line);
        lines.remove(id);
        return true;
      },
      alone: (act) => lines.alone(act),
    };
  }

  #callsOfStood(id: number, stood: StoodAt) {
    return callsOfStood(
      () => this.#entries.get(id)?.stood ?? stood,
      (assignmentId) => this.#callsOf(assignmentId, stood.number),
    );
  }

  #callsOf(id: number, number: number | null) {
    const params = { id: String(id) };
    return {
      save: async (body: SheetInput) =>
        showKept(id, await api('PUT /judge/works/{id}/sheet', { params, body })),
      send: async (body: SheetInput) => {
        const sheet = showKept(id, await api('POST /judge/works/{id}/send', { params, body }));
        if (sheet.is_late)
          this.#late = [...this.#late.filter((one) => one.id !== id), { id, number }];
        return sheet;
      },
    };
  }

  /** Another tab of this device wrote a line, or has sent it. */
  #hear(id: number): void {
    const keeper = this.#entries.get(id)?.keeper;
    if (keeper === undefined) return this.resume();
    keeper.hear();
    if (keeper.keeping().state === 'kept') showAnew(id);
  }

  #tell(): void {
    const unsent = Array.from(this.#entries, ([id, { keeper, number, stood }]): Unsent => {
      const { state, aim, error, isCorrecting } = keeper.keeping();
      const isCorrection = isCorrecting && aim === 'save';
      return { id, number, state, aim, error, isCorrection, stood };
    }).filter(({ id, state }) => id > 0 && state !== 'kept');
    const next: Kept = { unsent, late: this.#late, unreadable: this.#unreadable };
    if (JSON.stringify(next) !== JSON.stringify(this.kept.get())) this.kept.set(next);
  }

  /** Asks the browser not to make room by removing it. */
  #askToStay(): void {
    if (this.#asksToStay) return;
    this.#asksToStay = true;
    const { storage } = navigator as { readonly storage?: StorageManager };
    void storage?.persist?.().catch(() => undefined);
  }
}

let own: { readonly userId: number; readonly outbox: SheetOutbox } | null = null;

/** The outbox of whoever is here, one for all pages of this document. */
export function outboxOf(userId: number): SheetOutbox {
  if (IS_SERVER) return new SheetOutbox(userId);
  if (own?.userId !== userId) own = { userId, outbox: new SheetOutbox(userId) };
  return own.outbox;
}

/** What a refusal asks for beside being told. */
function lookAfter(id: number | null, keeper: SheetKeeper, error: Error): void {
  if (error instanceof ProblemError && error.status === 401) {
    requireLogin(SESSION_WORDS.signInAgain);
  } else if (id === null) {
    // The stand is not what it was, or is known otherwise.
    showChanges();
  } else if (isOfSent(error)) {
    const asked = queryClient.fetchQuery({ ...workOf(id), staleTime: 0 });
    void asked.then(({ sheet }) => keeper.meet(sheet)).catch(() => undefined);
  } else if (isNotTheirs(error) || (error instanceof ProblemError && error.status === 422)) {
    // It was taken away, or is to be scored by another rubric.
    showAnew(id);
  }
}

function workOf(id: number) {
  return read('GET /judge/works/{id}', { params: { id: String(id) } });
}

/** Has the pages show what the server has now, without asking for it again. */
export function showKept(id: number, sheet: OwnSheet): OwnSheet {
  const { queryKey } = workOf(id);
  // What is on its way may be older.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (work) => work && { ...work, sheet, state: sheet.state });
  showChanges();
  return sheet;
}

/** It was changed from elsewhere. */
function showAnew(id: number): void {
  void queryClient.invalidateQueries(workOf(id));
  showChanges();
}

function showChanges(): void {
  for (const change of JUDGED_CHANGES) void queryClient.invalidateQueries({ queryKey: [change] });
}
