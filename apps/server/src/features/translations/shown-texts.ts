import type { Language } from '@pratibha/domain/language/languages';
import { NO_TEXTS, type Texts, translated } from '@pratibha/domain/language/translated';
import type { Notices } from '../../platform/db/notices.ts';
import type { Database } from '../../platform/db/pool.ts';
import { ReadingAnew } from '../../platform/db/reading-anew.ts';
import type { Log } from '../../platform/process/log.ts';
import { BUILT_IN } from './built-in.ts';
import { findTexts } from './translations.queries.ts';

/**
 * All that organisers' texts are in Nepali, in memory of this process; read anew at the notice of
 * a change. While they cannot be read, what was known stays.
 */
export class ShownTexts {
  readonly #database: Database;
  readonly #reading: ReadingAnew;
  readonly #listeners = new Set<() => void>();
  #texts: Texts = BUILT_IN;
  /** What was translated since the last change: the same object stays the same object. */
  #known = new WeakMap<object, object>();

  private constructor(database: Database, log: Log) {
    this.#database = database;
    this.#reading = new ReadingAnew(
      () => this.#take(),
      (error) => log.error({ err: error }, 'the translations could not be read'),
    );
  }

  static async open(database: Database, notices: Notices, log: Log): Promise<ShownTexts> {
    const texts = new ShownTexts(database, log);
    const refresh = () => texts.#reading.again();
    notices.on('translations', { onChange: () => void refresh(), onMissed: refresh });
    await texts.#take();
    return texts;
  }

  /** Those in a language; none in the one in which they were written. */
  of(language: Language): Texts {
    return language === 'ne' ? this.#texts : NO_TEXTS;
  }

  /** All of them, as they are known now. */
  all(): Texts {
    return this.#texts;
  }

  /** All of them, no older than the last change that this process has heard of. */
  async upToDate(): Promise<Texts> {
    await this.#reading.done;
    return this.#texts;
  }

  /** The value in Nepali, as far as it is translated (`translated`). */
  translated<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return translated(value, this.#texts);
    const known = this.#known.get(value) ?? (translated(value, this.#texts) as object);
    this.#known.set(value, known);
    return known as T;
  }

  /** @param listener told after every change */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  async #take(): Promise<void> {
    const rows = await findTexts(this.#database.kysely);
    const texts = new Map([
      ...BUILT_IN,
      ...rows.map(({ source, text }) => [source, text] as const),
    ]);
    const isSame =
      texts.size === this.#texts.size &&
      [...texts].every(([source, text]) => this.#texts.get(source) === text);
    if (isSame) return;
    this.#texts = texts;
    this.#known = new WeakMap();
    for (const listener of this.#listeners) listener();
  }
}
