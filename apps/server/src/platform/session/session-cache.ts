import { Grouped } from '../db/grouped.ts';
import type { Notices } from '../db/notices.ts';
import type { Database } from '../db/pool.ts';
import type { Histogram } from '../metrics/histogram.ts';
import type { CacheCounts } from '../metrics/metrics.ts';
import { tokenHash } from './cookies.ts';
import { findSessionUsers, touchSessions } from './session.queries.ts';

export type SessionRow = Awaited<ReturnType<typeof findSessionUsers>>[number];

/** No entry is older: so long may an expiry by time go unnoticed. */
const LONGEST_MS = 30_000;
/** Sessions kept at a time; the oldest go first. */
const MOST_ENTRIES = 20_000;

type Entry = { readonly row: SessionRow; readonly until: number };

/**
 * Who holds which session, kept in memory while this process hears of every change of users and
 * sessions. Role and status therefore count at the next request: at once where they were changed
 * here or in a process beside this one (`Notices.notifyAll`), and as soon as the notice arrives
 * elsewhere.
 */
export class SessionCache {
  /** How often it knew the holder. */
  readonly counts: CacheCounts = { hits: 0, misses: 0 };
  readonly #entries = new Map<string, Entry>();
  readonly #ofUser = new Map<number, Set<string>>();
  readonly #notices: Notices;
  readonly #rows: Grouped<Buffer, SessionRow | null>;
  #changes = 0;

  constructor(notices: Notices, database: Database) {
    this.#notices = notices;
    this.#rows = new Grouped((hashes) => load(database, hashes));
    const onMissed = () => this.#clear();
    notices.on('users', { onChange: (id) => this.forgetUser(Number(id)), onMissed });
    notices.on('sessions', { onChange: (hash) => this.forgetSession(hash), onMissed });
  }

  /**
   * The holder of the session with this token; null when it is over, unknown, or the person is not
   * active. What was loaded is kept only if no change was heard meanwhile: the row could be the one
   * before it.
   */
  async get(token: string): Promise<SessionRow | null> {
    const hash = tokenHash(token);
    if (!this.#notices.isListening) {
      this.counts.misses += 1;
      return this.#rows.ask(hash);
    }
    const key = hash.toString('hex');
    const entry = this.#entries.get(key);
    if (entry && entry.until > Date.now()) {
      this.counts.hits += 1;
      return entry.row;
    }
    this.counts.misses += 1;
    const changes = this.#changes;
    const row = await this.#rows.ask(hash);
    if (row && changes === this.#changes && this.#notices.isListening) this.#keep(key, row);
    return row;
  }

  /** How many were looked up in one statement. */
  get groupSizes(): Histogram {
    return this.#rows.sizes;
  }

  forgetUser(id: number): void {
    this.#changes += 1;
    for (const hash of this.#ofUser.get(id) ?? []) this.#entries.delete(hash);
    this.#ofUser.delete(id);
  }

  /** The session with this token, without waiting for the notice of it. */
  forgetToken(token: string): void {
    this.forgetSession(tokenHash(token).toString('hex'));
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

/** The rows in the order of the hashes, null for those that open nothing. */
async function load({ kysely }: Database, hashes: readonly Buffer[]) {
  const rows = await findSessionUsers(kysely, hashes);
  const stale = rows.filter((row) => row.is_stale).map((row) => row.token_hash);
  if (stale.length > 0) await touchSessions(kysely, stale);
  return hashes.map((hash) => rows.find((row) => row.token_hash.equals(hash)) ?? null);
}
