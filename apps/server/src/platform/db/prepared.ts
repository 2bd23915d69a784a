import type { CompiledQuery, Kysely } from 'kysely';
import type { DB } from './types.gen.ts';

/** Stands for a value that each call gives. */
class Hole {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A query of the builder's, or of `sql`. */
type Buildable<R> = { compile(db: Kysely<DB>): CompiledQuery<R> };

/**
 * A query whose text is written once: building a statement of Kysely's takes longer than sending
 * it, which counts where every request needs the same one. Values may only stand where Kysely
 * takes a value as it is (`where`, `values`, `${}` in sql); what the query looks like must not
 * depend on them.
 *
 *     const findName = prepared((db, { id }: { id: number }) =>
 *       db.selectFrom('users').select('name').where('id', '=', id));
 *     const [user] = await findName(db, { id: 1 });
 */
export function prepared<V extends Readonly<Record<string, unknown>>, R>(
  build: (db: Kysely<DB>, values: V) => Buildable<R>,
): (db: Kysely<DB>, values: V) => Promise<R[]> {
  let compiled: CompiledQuery<R> | null = null;
  return async (db, values) => {
    compiled ??= build(db, holes<V>()).compile(db);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Hole ? values[parameter.name] : parameter,
    );
    return (await db.executeQuery<R>({ ...compiled, parameters })).rows;
  };
}

function holes<V extends object>(): V {
  return new Proxy({} as V, { get: (_, name) => new Hole(String(name)) });
}
