import type { Stored } from '@pratibha/words/pages/stored';
import type { Kysely } from 'kysely';
import type { DB } from './db/types.gen.ts';

/** Something of a person by the name that the audit has for it: 'registration' and its id. */
export type Subject = readonly [type: string, id: number];

/** A person, and what is theirs. */
export type Person = { readonly id: number; readonly subjects: readonly Subject[] };

/**
 * What a feature says of the people in its tables. Whoever makes a table that holds something of a
 * person answers for it, in the download of one's own data and in an erasure.
 */
export type PersonalData<Part> = {
  /** By table, how the privacy notice tells of it; null: under how long it is kept. */
  readonly tables: Readonly<Partial<Record<keyof DB, Stored | null>>>;
  /** What of the person the audit names by its id, other than themselves. */
  readonly subjects?: (db: Kysely<DB>, userId: number) => Promise<Subject[]>;
  /**
   * All that the tables hold about the person, as the download tells it; each list oldest first.
   */
  readonly collect: (db: Kysely<DB>, person: Person, now: Date) => Promise<Part>;
  /**
   * Removes everything personal of somebody who is locked, for good. What must stay counted stays,
   * and says nothing of anybody.
   */
  readonly erase: (db: Kysely<DB>, person: Person, now: Date) => Promise<void>;
};

/** The row with the named instants as text. */
export function withTimes<R, K extends keyof R>(
  row: R,
  ...names: K[]
): Omit<R, K> & Record<K, string> {
  const times = names.map((name) => [name, (row[name] as Date).toISOString()]);
  return { ...row, ...(Object.fromEntries(times) as Record<K, string>) };
}
