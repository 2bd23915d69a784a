import type { Kysely } from 'kysely';
import { Grouped } from '../db/grouped.ts';
import type { Notices } from '../db/notices.ts';
import type { Database } from '../db/pool.ts';
import type { DB } from '../db/types.gen.ts';
import type { CacheCounts } from '../metrics/metrics.ts';
import type { Histogram } from '../process/histogram.ts';
import { RecentlyUsed } from '../process/recently-used.ts';
import { SESSION_IDLE_SECONDS, tokenHash, tokenKey } from './cookies.ts';
import { findSessionUsers, type SessionRow, touchSessions } from './session.queries.ts';
import { MOST_BYTES, weightOfSession } from './session-weight.ts';
import { findTokenUsers, touchTokens } from './tokens.queries.ts';

export type { SessionRow } from './session.queries.ts';

/** What opens requests for somebody: sessions, which end by their time or when nobody uses them. */
type Credentials = {
  /** Those of them that live, with who holds them. */
  readonly find: (db: Kysely<DB>, hashes: readonly Buffer[]) => Promise<readonly Found[]>;
  /** Notes that they are in use. */
  readonly touch: (db: Kysely<DB>, hashes: readonly Buffer[]) => Promise<void>;
  /** One that is used is noted at most so often. */
  readonly notedEveryMs: number;
  /** One that was not used for so long is over. */
  readonly idleMs: number;
};

type Found = SessionRow & {
  readonly token_hash: Buffer;
  readonly left_seconds: number;
  readonly unused_seconds: number;
};

const SESSIONS: Credentials = {
  find: findSessionUsers,
  touch: touchSessions,
  notedEveryMs: 300_000,
  idleMs: SESSION_IDLE_SECONDS * 1_000,
};

/** Tokens for programs end by their time alone, not where nobody uses them. */
const TOKENS: Credentials = {
  find: (db, tokenHashes) => findTokenUsers(db, { tokenHashes }),
  touch: async (db, tokenHashes) => void (await touchTokens(db, { tokenHashes })),
  notedEveryMs: 60_000,
  idleMs: Number.POSITIVE_INFINITY,
};

type Options = {
  /** By default sessions. */
  readonly of?: Credentials;
  /** What is remembered may weigh so much; more makes what was not used for longest go. */
  readonly mostBytes?: number;
};

type Entry = {
  readonly row: SessionRow;
  /** Real time in milliseconds: when it ends whatever happens, and when its use was last noted. */
  readonly endsAt: number;
  notedAt: number;
};

/**
 * Who holds which session, kept in memory as long as this process hears of every change of users
 * and sessions. Role and status therefore count at the next request: at once where they were
 * changed here or in a process beside this one (`Notices.notifyAll`), and as soon as the notice
 * arrives elsewhere. Of what ends by time no notice comes in time: that is looked at on each use.
 */
export class SessionCache {
  /** How often it knew the holder. */
  readonly counts: CacheCounts = { hits: 0, misses: 0 };
  readonly #entries: RecentlyUsed<string, Entry>;
  /** The sessions of each person that are remembered: one as a rule. */
  readonly #ofUser = new Map<number, string[]>();
  readonly #notices: Notices;
  readonly #of: Credentials;
  readonly #loads: Grouped<Buffer, Entry | null>;
  readonly #uses: Grouped<Buffer, undefined>;
  #changes = 0;

  constructor(
    notices: Notices,
    database: Database,
    { of = SESSIONS, mostBytes = MOST_BYTES }: Options = {},
  ) {
    this.#notices = notices;
    this.#of = of;
    this.#entries = new RecentlyUsed(mostBytes, {
      weightOf: (_, { row }) => weightOfSession(row),
      onEvicted: (key, { row }) => this.#dropFromUser(row.id, key),
    });
    this.#loads = new Grouped((hashes) => load(database.kysely, of, hashes));
    this.#uses = new Grouped(async (hashes) => {
      await of.touch(database.kysely, hashes);
      return hashes.map(() => undefined);
    });
    const onMissed = () => this.#clear();
    notices.on('users', { onChange: (id) => this.forgetUser(Number(id)), onMissed });
    notices.on('sessions', { onChange: (key) => this.forgetSession(key), onMissed });
  }

  /** The holder of the session with this token, where that is known without asking the database. */
  peek(token: string): SessionRow | undefined {
    if (!this.#notices.isListening) return undefined;
    const entry = this.#entries.use(tokenKey(token));
    if (entry === undefined) return undefined;
    const now = Date.now();
    // Its use may have been noted by another process, which the database knows.
    if (now >= entry.endsAt || now - entry.notedAt >= this.#of.idleMs) return undefined;
    if (now - entry.notedAt >= this.#of.notedEveryMs) this.#note(token, entry, now);
    this.counts.hits += 1;
    return entry.row;
  }

  /**
   * The same, asking the database where it must be asked; null when the session is over, unknown,
   * or the person is not active. What was loaded is kept only if no change was heard meanwhile: the
   * row could be the one before it.
   */
  async get(token: string): Promise<SessionRow | null> {
    const known = this.peek(token);
    if (known !== undefined) return known;
    this.counts.misses += 1;
    const changes = this.#changes;
    const entry = await this.#loads.ask(tokenHash(token));
    if (entry && changes === this.#changes && this.#notices.isListening) {
      this.#keep(tokenKey(token), entry);
    }
    return entry?.row ?? null;
  }

  /** How many were looked up in one statement. */
  get groupSizes(): Histogram {
    return this.#loads.sizes;
  }

  forgetUser(id: number): void {
    this.#changes += 1;
    for (const key of this.#ofUser.get(id) ?? []) this.#entries.forget(key);
    this.#ofUser.delete(id);
  }

  /** The session with this token, without waiting for the notice of it. */
  forgetToken(token: string): void {
    this.forgetSession(tokenKey(token));
  }

  /** @param key the hash of its token, in hexadecimal digits */
  forgetSession(key: string): void {
    this.#changes += 1;
    const entry = this.#entries.forget(key);
    if (entry) this.#dropFromUser(entry.row.id, key);
  }

  #keep(key: string, entry: Entry): void {
    const { id } = entry.row;
    // First of all, as it may be too heavy or be evicted at once.
    const keys = this.#ofUser.get(id);
    if (keys === undefined) this.#ofUser.set(id, [key]);
    else if (!keys.includes(key)) keys.push(key);
    if (!this.#entries.keep(key, entry)) this.#dropFromUser(id, key);
  }

  #dropFromUser(id: number, key: string): void {
    const left = this.#ofUser.get(id)?.filter((each) => each !== key) ?? [];
    if (left.length > 0) this.#ofUser.set(id, left);
    else this.#ofUser.delete(id);
  }

  #clear(): void {
    this.#changes += 1;
    this.#entries.forgetAll();
    this.#ofUser.clear();
  }

  /** Nobody waits for it. Where it fails, the next use tries again. */
  #note(token: string, entry: Entry, now: number): void {
    const before = entry.notedAt;
    entry.notedAt = now;
    this.#uses.ask(tokenHash(token)).catch(() => {
      entry.notedAt = before;
    });
  }
}

/** Who holds which token for programs, remembered as sessions are. */
export function tokenCache(notices: Notices, database: Database): SessionCache {
  return new SessionCache(notices, database, { of: TOKENS });
}

/** What becomes of each in the order of the hashes, null for those that open nothing. */
async function load(
  db: Kysely<DB>,
  { find, touch, notedEveryMs }: Credentials,
  hashes: readonly Buffer[],
): Promise<(Entry | null)[]> {
  const found = await find(db, hashes);
  const now = Date.now();
  const isStale = ({ unused_seconds }: Found) => unused_seconds * 1_000 >= notedEveryMs;
  const stale = found.filter(isStale).map(({ token_hash }) => token_hash);
  if (stale.length > 0) await touch(db, stale);
  const entries = new Map(
    found.map((each) => {
      const { token_hash, left_seconds, unused_seconds, ...row } = each;
      const notedAt = isStale(each) ? now : now - unused_seconds * 1_000;
      return [token_hash.toString('hex'), { row, endsAt: now + left_seconds * 1_000, notedAt }];
    }),
  );
  return hashes.map((hash) => entries.get(hash.toString('hex')) ?? null);
}
