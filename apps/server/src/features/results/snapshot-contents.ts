import type { SnapshotContent } from '@pratibha/domain/results/snapshot';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { findContent } from './released.queries.ts';

/** So many are kept in memory. */
const MOST = 20;

/**
 * What snapshots hold, in memory of this process: it never changes, and when results come out
 * thousands ask for the same.
 */
export class SnapshotContents {
  readonly #kept = new Map<number, SnapshotContent>();

  async of(db: Kysely<DB>, id: number): Promise<SnapshotContent> {
    const kept = this.#kept.get(id);
    if (kept) return kept;
    const content = await findContent(db, id);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(id, content);
    return content;
  }
}
