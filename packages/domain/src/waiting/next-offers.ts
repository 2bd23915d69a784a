import type { PassedOver } from './waiting-lists.ts';

/** One who waits and has no offer. */
export type Waiting = {
  readonly id: number;
  /** Why they may not register; null: they may. */
  readonly why: PassedOver | null;
};

export type NextOffers<W extends Waiting> = {
  readonly offered: readonly W[];
  /** Whose turn it would have been. */
  readonly passedOver: readonly W[];
};

/**
 * To whom seats are offered: to the first of those who may register, or by lot to any of these.
 * @param line who waits, the first first
 * @param free how many seats; null: as many as wait
 * @param draw a whole number from 0 to below the given one, by chance; null: in order
 */
export function nextOffers<W extends Waiting>(
  line: readonly W[],
  free: number | null,
  draw: ((below: number) => number) | null,
): NextOffers<W> {
  const seats = free ?? line.length;
  if (seats <= 0) return { offered: [], passedOver: [] };
  const able = line.filter(({ why }) => why === null);
  const offered = draw === null ? able.slice(0, seats) : drawn(able, seats, draw);
  const last = offered.length < seats ? undefined : offered.at(-1);
  // By lot, or with seats left over, it was the turn of everybody.
  const turn = draw === null && last !== undefined ? line.slice(0, line.indexOf(last)) : line;
  return { offered, passedOver: turn.filter(({ why }) => why !== null) };
}

function drawn<W>(able: readonly W[], seats: number, draw: (below: number) => number): W[] {
  const left = [...able];
  const taken: W[] = [];
  while (taken.length < seats && left.length > 0) taken.push(...left.splice(draw(left.length), 1));
  return taken;
}

/**
 * Whether a seat that is offered to this one goes past somebody who may register and stands before
 * them; by lot nobody stands before another.
 */
export function isOutOfOrder(line: readonly Waiting[], id: number, isByLot: boolean): boolean {
  if (isByLot) return false;
  const first = line.find(({ why }) => why === null);
  return first !== undefined && first.id < id;
}
