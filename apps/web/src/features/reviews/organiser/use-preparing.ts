import type { ReviewOutcome } from '@pratibha/contract/reviews';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { read } from '../../../data/queries.ts';
import { LIVE_QUERY } from '../../console/console.tsx';
import { useDeskRows } from '../../desk-lists/desk-lists.tsx';
import type { Reviewed } from './decisions.ts';
import type { BulkOutcome, Desk, Kept, PrepareMany } from './prepare-rows.ts';
import type { Holding } from './use-holding.ts';

type Input<Outcome extends string> = {
  readonly kind: 'registration' | 'submission';
  readonly rows: readonly Reviewed[];
  /** Whose details are open. */
  readonly row: Reviewed | null;
  readonly mayWork: boolean;
  readonly holding: Holding;
  readonly prepareMany: PrepareMany<Outcome>;
  readonly decide: (row: Reviewed, outcome: Outcome, remarks: string | null) => Promise<unknown>;
  readonly decideMany: (
    rows: { id: number; version: number }[],
    outcome: Outcome,
    remarks: string | null,
  ) => Promise<readonly ReviewOutcome[]>;
  readonly undo: (row: Reviewed) => Promise<unknown>;
};

/** Few events prepare their decisions: what does it comes with the first of them. */
const later = () => import('./prepare-rows.ts');

/** Prepares a decision where the event of a row says so, and makes it where not. */
export function usePreparing<Outcome extends string>(input: Input<Outcome>) {
  const { kind, rows, row, mayWork, holding, prepareMany } = input;
  const listed = useDeskRows(kind, rows);
  const opened = useQuery({
    ...read('GET /admin/desk/rows', { query: { kind, ids: String(row?.id) } }),
    ...LIVE_QUERY,
    enabled: mayWork && row !== null,
  });
  const known = new Map(
    [...listed, ...(opened.data ?? [])].map((each) => [each.id, each.prepared]),
  );
  const kept = useRef<Kept>({ seen: new Map(), made: new Map() });
  const desk = (): Desk<Outcome> => ({ prepareMany, known, kept: kept.current });
  const holds = ({ eventId }: Pick<Reviewed, 'eventId'>) => holding.holds(eventId);
  return {
    of: (id: number) => known.get(id) ?? null,
    holds,
    /** Remembers what is seen to be prepared for these, as a dialog about them opens. */
    look: (some: readonly Reviewed[]) => {
      for (const { id } of some) kept.current.seen.set(id, known.get(id) ?? null);
    },
    decide: async (of: Reviewed, outcome: Outcome, remarks: string | null): Promise<unknown> => {
      if (holds(of)) return (await later()).prepareRow(desk(), of, { outcome, remarks });
      kept.current.made.delete(of.id);
      return input.decide(of, outcome, remarks);
    },
    decideMany: async (
      some: readonly Reviewed[],
      outcome: Outcome,
      remarks: string | null,
    ): Promise<readonly BulkOutcome[]> => {
      const held = some.filter(holds);
      const others = some.filter((each) => !holds(each));
      const told: BulkOutcome[] = [];
      if (held.length > 0)
        told.push(...(await (await later()).prepareRows(desk(), held, { outcome, remarks })));
      const asked = others.map(({ id, version }) => ({ id, version }));
      if (asked.length > 0) told.push(...(await input.decideMany(asked, outcome, remarks)));
      const byId = new Map(told.map((each) => [each.id, each]));
      return some.flatMap(({ id }) => byId.get(id) ?? []);
    },
    takeBack: async (of: Reviewed) => (await later()).takeBack(desk(), of),
    /** Undoes a decision, or puts back what was prepared before it. */
    undo: async (of: Reviewed): Promise<unknown> =>
      kept.current.made.has(of.id) ? (await later()).putBack(desk(), of) : input.undo(of),
  };
}
