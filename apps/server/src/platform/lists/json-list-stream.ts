import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Read at a time at first, and at most. */
const FIRST_ROWS = 100;
const MOST_ROWS = 500;

/**
 * Rows are read by so many that they become about so much text, in characters: whoever takes
 * nothing holds a few such pieces in memory, also where each row is a long work.
 */
const CHUNK_LENGTH = 262_144;

type List<O, V> = {
  readonly ids: readonly number[];
  readonly read: (ids: readonly number[]) => Promise<readonly O[]>;
  readonly view: (row: O) => V;
};

/**
 * A JSON array as a stream, written by the serialiser of the response's route: byte for byte what
 * the whole list in one piece would be. Rows are read only as fast as the reader takes them.
 * Nothing is sent before the first rows are there, so that an early failure can still become a
 * problem document.
 */
export function jsonListStream<O, V>(
  reply: Pick<FastifyReply, 'serialize' | 'type'>,
  list: List<O, V>,
): Readable {
  reply.type('application/json; charset=utf-8');
  return Readable.from(chunks(reply, list), { highWaterMark: 1 });
}

async function* chunks<O, V>(
  reply: Pick<FastifyReply, 'serialize'>,
  { ids, read, view }: List<O, V>,
) {
  let before = '[';
  let next = FIRST_ROWS;
  for (let at = 0; at < ids.length; ) {
    const some = ids.slice(at, at + next);
    at += next;
    const rows = await read(some);
    if (rows.length === 0) continue;
    const text = reply.serialize(rows.map(view)) as string;
    yield before + text.slice(1, -1);
    before = ',';
    next = Math.ceil(Math.min(MOST_ROWS, 2 * next, (CHUNK_LENGTH * rows.length) / text.length));
  }
  yield before === '[' ? '[]' : ']';
}
