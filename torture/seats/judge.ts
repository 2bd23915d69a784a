import type { LineState } from '@pratibha/domain/waiting/line-model';
import { type Happening, retrace, type Unexplained } from '@pratibha/domain/waiting/line-record';
import { explain } from '@pratibha/domain/waiting/line-search';
import type { PoolClient } from 'pg';
import type { Database } from '../../apps/server/src/platform/db/pool.ts';
import type { History } from './play.ts';
import { recordOf } from './recorder.ts';

/** How an event stands in the database, and what was written down of how it came so. */
export type Found = {
  readonly stands: Omit<LineState, 'over'>;
  readonly counts: readonly number[];
  /** Whether there is nothing left to do for anybody. */
  readonly isQuiet: boolean;
  readonly record: readonly Happening[];
};

type Rows = {
  readonly capacity: number;
  readonly options: number | null;
  readonly taken: number;
  readonly held: number;
  readonly in_line: number;
  readonly taken_of_option: number | null;
};

/** All of it as of one moment. */
export async function findAll({ pool }: Database, history: History): Promise<Found> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await readAll(client, history);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function readAll(client: PoolClient, { event, people }: History): Promise<Found> {
  const whoIs = new Map(people.map(({ id }, who) => [id, who]));
  const nameOf = (userId: number | null) => whoIs.get(userId ?? 0) ?? -1;
  const { rows } = await client.query<Rows>(
    `select capacity, event_seats.taken, held, in_line, option_seats.seats as options,
       option_seats.taken as taken_of_option
     from events join event_seats on event_seats.event_id = events.id
       left join option_seats on option_seats.event_id = events.id
     where events.id = $1`,
    [event.id],
  );
  const registered = await client.query<{ user_id: number; chooses: boolean }>(
    `select user_id, torture.chooses(answers) as chooses from registrations where event_id = $1`,
    [event.id],
  );
  const waiting = await client.query<{
    user_id: number;
    chooses: boolean;
    is_offered: boolean;
    is_over: boolean;
  }>(
    `select user_id, torture.chooses(answers) as chooses, offered_until is not null as is_offered,
       coalesce(offered_until <= now(), false) as is_over
     from waiting where event_id = $1 and ended_at is null order by id`,
    [event.id],
  );
  const [counted] = rows;
  if (counted === undefined) throw new Error(`event ${event.id} is not there`);
  const { capacity, options, taken, held, in_line, taken_of_option } = counted;
  const named = (of: readonly { readonly user_id: number }[]) =>
    of.map(({ user_id }) => nameOf(user_id));
  const seated = named(registered.rows).toSorted();
  const stands = {
    ...{ capacity, options, seated },
    offered: named(waiting.rows.filter((each) => each.is_offered)).toSorted(),
    line: named(waiting.rows.filter((each) => !each.is_offered)),
    chose: named(registered.rows.filter((each) => each.chooses)).toSorted(),
    wants: named(waiting.rows.filter((each) => each.chooses)).toSorted(),
  };
  const isOver = waiting.rows.some((each) => each.is_over || seated.includes(nameOf(each.user_id)));
  return {
    stands,
    counts: [taken, held, in_line, taken_of_option ?? 0],
    isQuiet: !isOver && (in_line === 0 || taken + held >= capacity),
    record: await recordOf(client, event.id, nameOf),
  };
}

/** Why one thread does not explain what everybody was told, and how it stands; null: it does. */
export function judge(
  { start, operations }: Pick<History, 'start' | 'operations'>,
  { stands, counts, isQuiet, record }: Found,
):
  | Unexplained
  | 'counted wrongly'
  | 'a free seat that nobody is offered'
  | 'stands otherwise'
  | null {
  const { seated, offered, line, chose } = stands;
  const rows = [seated, offered, line, stands.options === null ? [] : chose];
  if (String(rows.map((each) => each.length)) !== String(counts)) return 'counted wrongly';
  if (!isQuiet) return 'a free seat that nobody is offered';
  const came = retrace(start, operations, record);
  if ('why' in came) return came;
  return textOf(came) === textOf(stands) ? null : 'stands otherwise';
}

/** So many states of one thread are looked at. */
const MOST_STATES = 100_000;

/** Whether one thread explains it in another order than the one that was written down. */
export function inAnotherOrder(
  { start, operations }: Pick<History, 'start' | 'operations'>,
  { stands }: Found,
): 'explained in another order' | 'explained in no order' | 'too many orders' {
  const ends = (state: LineState) => textOf(state) === textOf(stands);
  try {
    const came = explain(start, operations, { expires: true, ends, most: MOST_STATES });
    return came === null ? 'explained in no order' : 'explained in another order';
  } catch (error) {
    if (error instanceof RangeError) return 'too many orders';
    throw error;
  }
}

function textOf({ capacity, options, line, ...sets }: Omit<LineState, 'over'>): string {
  const { seated, offered, chose, wants } = sets;
  const sorted = [seated, offered, chose, wants].map((each) => each.toSorted());
  return JSON.stringify([capacity, options, line, ...sorted]);
}
