import type { EditionContent } from '@pratibha/domain/editions/content';
import { renderingErrors } from '@pratibha/domain/editions/draft-errors';
import { isTooMuch } from '@pratibha/domain/editions/edition-errors';
import type { Notices } from '../../platform/db/notices.ts';
import type { Database } from '../../platform/db/pool.ts';
import { ReadingAnew } from '../../platform/db/reading-anew.ts';
import type { Log } from '../../platform/process/log.ts';
import { findArchivedEditions } from './editions.queries.ts';

/**
 * What earlier years said, in memory of this process, by the names of their addresses. One that
 * cannot be rendered any more is none. Read anew at the notice of editions; the same years stay the
 * same objects.
 */
export class ArchivedEditions {
  readonly #database: Database;
  readonly #reading: ReadingAnew;
  #texts: ReadonlyMap<string, string> = new Map();
  #all: ReadonlyMap<string, EditionContent> = new Map();
  readonly #listeners = new Set<() => void>();

  private constructor(database: Database, log: Log) {
    this.#database = database;
    this.#reading = new ReadingAnew(
      () => this.#take(),
      (error) => log.error({ err: error }, 'the editions of earlier years could not be read'),
    );
  }

  static async open(database: Database, notices: Notices, log: Log): Promise<ArchivedEditions> {
    const archived = new ArchivedEditions(database, log);
    const refresh = () => archived.#reading.again();
    notices.on('editions', { onChange: () => void refresh(), onMissed: refresh });
    await archived.#take();
    return archived;
  }

  get all(): ReadonlyMap<string, EditionContent> {
    return this.#all;
  }

  /** @param listener told whenever they are others, or say something else */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  async #take(): Promise<void> {
    const rows = await findArchivedEditions(this.#database.kysely);
    const texts = new Map<string, string>();
    const all = new Map<string, EditionContent>();
    for (const { slug, content } of rows) {
      if (renderingErrors(content).some((wrong) => !isTooMuch(wrong))) continue;
      const text = JSON.stringify(content);
      const known = this.#texts.get(slug) === text ? this.#all.get(slug) : undefined;
      texts.set(slug, text);
      all.set(slug, known ?? (content as EditionContent));
    }
    const isSame =
      all.size === this.#all.size && [...all].every(([slug, each]) => this.#all.get(slug) === each);
    this.#texts = texts;
    this.#all = all;
    if (!isSame) for (const listener of this.#listeners) listener();
  }
}
