import { newKey } from '../new-key.ts';
import { createStore } from '../store.ts';
import { printOf } from './file-print.ts';
import { markedPace, speedOf } from './pace.ts';
import { FileChanged, removeUpload, sendUpload, UploadRefused } from './tus-client.ts';
import { type Given, type Live, shownUpload, type Upload } from './upload.ts';
import type { UploadGround } from './upload-ground.ts';
import type { UploadRecord } from './upload-record.ts';

/** How often what was sent is written down, in milliseconds. */
const WRITTEN_MS = 1_000;
/** And how often it is shown. */
const SHOWN_MS = 200;

const STOPPED = new DOMException('Stopped', 'AbortError');

/**
 * The uploads of one person in this browser: copied into its own storage first, sent one after the
 * other by one tab, and remembered until they are handed in or taken back.
 */
export class Uploads {
  readonly #ground: UploadGround;
  readonly #shown = createStore<readonly Upload[]>([]);
  /** What was chosen in this page. */
  readonly #files = new Map<string, Blob>();
  /** What this page could not read, copied or not. */
  readonly #unread = new Set<string>();
  readonly #live = new Map<string, Live>();
  #marks: Parameters<typeof speedOf>[0] = [];
  #sending: { readonly id: string; readonly stop: AbortController } | null = null;
  #isRunning = false;
  #isAskedAgain = false;
  #isSignedOut = false;
  #isOver = false;

  constructor(ground: UploadGround) {
    this.#ground = ground;
    this.#show();
  }

  readonly get = () => this.#shown.get();
  readonly subscribe = (listener: () => void) => this.#shown.subscribe(listener);

  /** Takes a file to be sent. @returns its id, which it has from now on */
  add({ file, name, event, part, findings, isMade = false }: Given): string {
    const id = newKey();
    const { records, now } = this.#ground;
    const last = records.all().at(-1)?.addedAt ?? 0;
    records.write({
      ...{ id, event, part, name, findings, isMade, size: file.size },
      addedAt: Math.max(now(), last + 1),
      ...{ print: null, held: null, address: null, begunAt: null, sent: 0 },
      ...{ state: 'waiting', failure: null },
    });
    void this.#take(id, file);
    return id;
  }

  /**
   * Takes the same file again, where this browser had no room for a copy.
   * @returns whether it is the same, by its size and its first and last megabyte
   */
  async giveAgain(id: string, file: Blob): Promise<boolean> {
    const record = this.#ground.records.read(id);
    if (record === null) return false;
    const isSame = record.print === null || (await printOf(file).catch(() => '')) === record.print;
    if (!isSame || file.size !== record.size) return false;
    this.#change(id, { state: 'waiting', failure: null });
    await this.#take(id, file);
    return true;
  }

  pause(id: string): void {
    this.#change(id, { state: 'paused' });
    this.#stop(id);
  }

  /** Goes on with what was paused or failed. */
  goOn(id: string): void {
    const record = this.#ground.records.read(id);
    // What the server refused begins anew.
    const anew = record?.state === 'failed' ? { address: null, sent: 0 } : {};
    this.#change(id, { state: 'waiting', failure: null, ...anew });
    this.wake();
  }

  /** Takes it back, here and from the server. */
  remove(id: string): void {
    const record = this.#ground.records.read(id);
    this.#forget(id);
    if (record?.address) void removeUpload(record.address, this.#ground);
  }

  /** Takes back all of an event. */
  discard(event: number): void {
    for (const { id } of this.#of(event)) this.remove(id);
  }

  /** Forgets what was handed in; the server has it. */
  handedIn(event: number): void {
    for (const { id } of this.#of(event)) this.#forget(id);
  }

  /** Looks again at what there is to send: after a reload, a sign-in, or another tab's change. */
  wake(): void {
    this.#isSignedOut = false;
    const state = this.#sending && this.#ground.records.read(this.#sending.id)?.state;
    if (this.#sending !== null && state !== 'waiting') this.#stop(this.#sending.id);
    this.#show();
    void this.#run();
  }

  /** Sends nothing more; what is written down stays. */
  end(): void {
    this.#isOver = true;
    if (this.#sending !== null) this.#stop(this.#sending.id);
  }

  #of(event: number): readonly UploadRecord[] {
    return this.#ground.records.all().filter((record) => record.event === event);
  }

  async #take(id: string, file: Blob): Promise<void> {
    const { bytes, owner } = this.#ground;
    this.#files.set(id, file);
    this.#unread.delete(id);
    this.#say(id, { state: 'copying', sent: 0 });
    try {
      this.#change(id, { print: await printOf(file) });
      const copied = (sent: number) => this.#say(id, { state: 'copying', sent });
      const held = await bytes.keep({ owner, id }, file, copied);
      if (this.#ground.records.read(id) === null) await bytes.drop({ owner, id });
      else if (held !== null) {
        this.#change(id, { held });
        this.#files.delete(id);
      }
    } catch {
      this.#cannotRead(id);
    }
    this.#live.delete(id);
    this.wake();
  }

  /** The next one to send; null where nothing can be. */
  #next(): UploadRecord | null {
    if (this.#isSignedOut || this.#isOver) return null;
    const mayGo = ({ id, state, held }: UploadRecord) =>
      state === 'waiting' && !this.#live.has(id) && this.#isAtHand(id, held);
    return this.#ground.records.all().find(mayGo) ?? null;
  }

  #isAtHand(id: string, held: UploadRecord['held']): boolean {
    return this.#files.has(id) || (held !== null && !this.#unread.has(id));
  }

  async #run(): Promise<void> {
    this.#isAskedAgain = true;
    if (this.#isRunning || this.#next() === null) return;
    this.#isRunning = true;
    try {
      while (this.#isAskedAgain && this.#next() !== null) {
        this.#isAskedAgain = false;
        await this.#ground.inOneTab(() => this.#sendAll());
      }
    } finally {
      this.#isRunning = false;
      this.#show();
    }
  }

  async #sendAll(): Promise<void> {
    const sleep = this.#ground.keepAwake();
    try {
      for (let next = this.#next(); next !== null; next = this.#next()) await this.#send(next);
    } finally {
      sleep();
    }
  }

  async #send({ id, held, address, event, part, name, sent }: UploadRecord): Promise<void> {
    const { owner, bytes, endpoint, serverNow } = this.#ground;
    const stop = new AbortController();
    this.#sending = { id, stop };
    this.#marks = [];
    this.#say(id, { state: 'sending', sent });
    try {
      const file = this.#files.get(id) ?? (held && (await bytes.read({ owner, id }, held)));
      if (!file) return this.#cannotRead(id);
      const about = {
        event_id: String(event),
        ...(part === null ? { trial: '1' } : { part }),
        name,
      };
      await sendUpload(
        {
          ...{ endpoint, address, file, about, signal: stop.signal },
          onBegun: (at) => this.#change(id, { address: at, begunAt: serverNow().toISOString() }),
          onProgress: (now, stored) => this.#progress(id, now, stored),
          onLine: (isThere) => this.#line(id, isThere),
        },
        this.#ground,
      );
      this.#change(id, { state: 'done', sent: file.size, failure: null, held: null });
      this.#files.delete(id);
      // The server has it for good; a phone has other use for the room.
      void bytes.drop({ owner, id });
    } catch (error) {
      this.#end(id, error);
    } finally {
      this.#sending = null;
      this.#live.delete(id);
      this.#show();
    }
  }

  #end(id: string, error: unknown): void {
    if (error === STOPPED) return;
    if (error instanceof UploadRefused && isOfSession(error)) this.#isSignedOut = true;
    else if (error instanceof UploadRefused) this.#fail(id, error.code, error.detail);
    else if (error instanceof FileChanged) this.#cannotRead(id);
    else this.#fail(id, 'unexpected', null);
  }

  #writtenAt = 0;
  #shownAt = 0;

  #progress(id: string, sent: number, stored: number): void {
    const now = this.#ground.now();
    this.#marks = markedPace(this.#marks, { at: now, sent });
    if (now - this.#writtenAt > WRITTEN_MS) {
      this.#writtenAt = now;
      this.#change(id, { sent: stored });
    }
    // Browsers tell of each packet; nobody reads as fast.
    if (now - this.#shownAt < SHOWN_MS && stored !== sent) return;
    this.#shownAt = now;
    this.#say(id, { state: 'sending', sent });
  }

  #line(id: string, isThere: boolean): void {
    if (!isThere) this.#marks = [];
    const sent = this.#live.get(id)?.sent ?? 0;
    const broken = this.#ground.isOnline() ? 'again' : 'offline';
    this.#say(id, { state: isThere ? 'sending' : broken, sent });
  }

  /**
   * The file changed, or is where it is not reached. Nothing is written down: a page that ends
   * cannot read either, and the next one can.
   */
  #cannotRead(id: string): void {
    this.#files.delete(id);
    this.#unread.add(id);
  }

  #fail(id: string, code: string, detail: string | null): void {
    this.#change(id, { state: 'failed', failure: { code, detail } });
  }

  #stop(id: string): void {
    if (this.#sending?.id === id) this.#sending.stop.abort(STOPPED);
  }

  #forget(id: string): void {
    const { records, bytes, owner } = this.#ground;
    records.remove(id);
    this.#files.delete(id);
    this.#live.delete(id);
    this.#stop(id);
    void bytes.drop({ owner, id });
    this.#show();
  }

  /** What was removed meanwhile, by a logout or another tab, stays so. */
  #change(id: string, change: Partial<UploadRecord>): void {
    const record = this.#ground.records.read(id);
    if (record === null) this.#stop(id);
    else this.#ground.records.write({ ...record, ...change });
    this.#show();
  }

  #say(id: string, live: Live): void {
    this.#live.set(id, live);
    this.#show();
  }

  #show(): void {
    const [isSignedOut, speed] = [this.#isSignedOut, speedOf(this.#marks)];
    const shown = this.#ground.records.all().map((record) => {
      const isAtHand = this.#isAtHand(record.id, record.held);
      return shownUpload(record, this.#live.get(record.id), { isAtHand, isSignedOut, speed });
    });
    this.#shown.set(shown);
  }
}

/** The session is over, or was changed under the page: it is looked at again, and goes on. */
function isOfSession({ status, code }: UploadRefused): boolean {
  return status === 401 || code === 'forgery-check-failed';
}
