import { explain, type LineState, type Operation } from '@pratibha/domain/waiting/line-model';
import type { Database } from '../../apps/server/src/platform/db/pool.ts';
import type { History } from './play.ts';

/** How it stands in the database, and what it says of that beside. */
type Found = LineState & {
  readonly taken: number;
  readonly held: number;
  readonly in_line: number;
};

/** More states than one thread needs for any of these that is right. */
const MOST_STATES = 500_000;

export async function foundAt(
  { kysely }: Database,
  { eventId, people, start }: History,
): Promise<Found> {
  const whoIs = new Map(people.map(({ id }, who) => [id, who]));
  const seats = await kysely
    .selectFrom('event_seats')
    .select(['taken', 'held', 'in_line'])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  const registered = await kysely
    .selectFrom('registrations')
    .select('user_id')
    .where('event_id', '=', eventId)
    .execute();
  const waiting = await kysely
    .selectFrom('waiting')
    .select(['user_id', 'offered_until'])
    .where('event_id', '=', eventId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  const named = (rows: readonly { readonly user_id: number }[]) =>
    rows.map(({ user_id }) => whoIs.get(user_id) ?? -1);
  return {
    ...{ capacity: start.capacity, seated: named(registered).sort(), ...seats },
    offered: named(waiting.filter((each) => each.offered_until !== null)).sort(),
    line: named(waiting.filter((each) => each.offered_until === null)),
  };
}

/** Whether every seat that is free was offered to whoever waits. */
export function isQuiet({ capacity, taken, held, in_line }: Found): boolean {
  return in_line === 0 || taken + held >= capacity;
}

/** What one thread says of a history. */
export type Verdict = 'explained' | 'unexplained' | 'undecided' | 'wrong counts';

/** Whether one thread explains what everybody was told, and how it stands now. */
export function judge({ start, operations }: History, found: Found): Verdict {
  const { seated, offered, line, taken, held, in_line } = found;
  const counts = [seated.length, offered.length, line.length];
  if (String([taken, held, in_line]) !== String(counts)) return 'wrong counts';
  const ends = (state: LineState) =>
    String(state.seated.toSorted()) === String(seated) &&
    String(state.offered.toSorted()) === String(offered) &&
    String(state.line) === String(line);
  try {
    const why = explain(start, operations, { ends, most: MOST_STATES });
    return why === null ? 'unexplained' : 'explained';
  } catch (error) {
    if (error instanceof RangeError) return 'undecided';
    throw error;
  }
}

/**
 * The same history with one lie: somebody was told that they have a seat, and has none at the end,
 * and gave none back. Null where nobody can be lied about so.
 */
export function falsified(history: History, { seated }: Found): History | null {
  const { operations } = history;
  const gaveBack = (who: number, since: number) =>
    operations.some(
      (each) =>
        each.who === who && each.does === 'withdraw' && (each.acknowledged ?? since) >= since,
    );
  const at = operations.findLastIndex(
    ({ who, told, invoked }) => told === 'full' && !seated.includes(who) && !gaveBack(who, invoked),
  );
  if (at === -1) return null;
  const lie = { ...(operations[at] as Operation), told: 'done' as const };
  return { ...history, operations: operations.with(at, lie) };
}
