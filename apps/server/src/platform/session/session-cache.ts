import type { Notices } from '../db/notices.ts';
import type { SessionRow } from './session.ts';

/** No entry is older: so long may an expiry by time go unnoticed. */
const LONGEST_MS = 30_000;
/** Sessions kept at a time; the oldest go first. */
const MOST_ENTRIES = 20_000;

type Entry = { readonly row: SessionRow; readonly until: number };

/**
 * Who holds which session, kept in memory while this process hears of every change of users and
 * sessions. Role and status therefore count at the next request: at once where they were changed
 * here (`forgetUser`, `forgetSession`), and as soon as the notice arrives elsewhere.
 */
export class SessionCache {
  readonly #entries = new Map<string, Entry>();
  readonly #ofUser = new Map<number, Set<string>>();
  readonly #notices: Notices;
  #changes = 0;

  constructor(notices: Notices) {
    this.#notices = notices;
    const missed = () => this.#clear();
    notices.on('users', { heard: (id) => this.forgetUser(Number(id)), missed });
    notices.on('sessions', { heard: (hash) => this.forgetSession(hash), missed });
  }

  /**
   * The holder of a session, from memory or by `load`. What was loaded is kept only if no change
   * was heard meanwhile: the row could be the one before it.
   *
   * @param hash the token's hash in hexadecimal
   */
  async get(hash: string, load: () => Promise<SessionRow | null>): Promise<SessionRow | null> {
    if (!this.#notices.isListening) return load();
    const entry = this.#entries.get(hash);
    if (entry && entry.until > Date.now()) return entry.row;
    const changes = this.#changes;
    const row = await load();
    if (row && changes === this.#changes && this.#notices.isListening) this.#keep(hash, row);
    return row;
  }

  forgetUser(id: number): void {
    this.#changes += 1;
    for (const hash of this.#ofUser.get(id) ?? []) this.#entries.delete(hash);
    this.#ofUser.delete(id);
  }

  forgetSession(hash: string): void {
    this.#changes += 1;
    this.#remove(hash);
  }

  #keep(hash: string, row: SessionRow): void {
    this.#remove(hash);
    if (this.#entries.size >= MOST_ENTRIES) this.#remove(this.#entries.keys().next().value ?? '');
    this.#entries.set(hash, { row, until: Date.now() + LONGEST_MS });
    const hashes = this.#ofUser.get(row.id) ?? new Set();
    this.#ofUser.set(row.id, hashes.add(hash));
  }

  #remove(hash: string): void {
    const entry = this.#entries.get(hash);
    if (!entry) return;
    this.#entries.delete(hash);
    const hashes = this.#ofUser.get(entry.row.id);
    hashes?.delete(hash);
    if (hashes?.size === 0) this.#ofUser.delete(entry.row.id);
  }

  #clear(): void {
    this.#changes += 1;
    this.#entries.clear();
    this.#ofUser.clear();
  }
}
