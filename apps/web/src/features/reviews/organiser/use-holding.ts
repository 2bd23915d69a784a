import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';

/** Which events prepare their decisions, as far as it is known; the toolbar reads the same list. */
export function useHolding() {
  const { data: events = [] } = useQuery({ ...read('GET /admin/events', {}), staleTime: 60_000 });
  const holding = new Set(events.filter((each) => each.holds_decisions).map(({ id }) => id));
  return {
    holds: (eventId: number) => holding.has(eventId),
    /** Whether anything is or was prepared: else the screens say nothing of it. */
    isUsed: events.some((each) => each.holds_decisions || each.held_decisions > 0),
  };
}
export type Holding = ReturnType<typeof useHolding>;
