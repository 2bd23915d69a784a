import type { PreparedBeside, PrepareOutcome } from '@pratibha/contract/prepared-decisions';
import type { ReviewOutcome } from '@pratibha/contract/reviews';
import { PREPARED_WORDS, prepareRefusal } from '@pratibha/words/reviews/organiser/prepared';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { read } from '../../../data/queries.ts';
import { LIVE_QUERY, NotDone } from '../../console/console.tsx';
import { useDeskRows } from '../../desk-lists/desk-lists.tsx';
import type { Reviewed } from './decisions.ts';
import type { Holding } from './use-holding.ts';

/** A decision for rows, each with what was seen to be prepared; null takes it back. */
export type PrepareMany<Outcome extends string> = (
  rows: { id: number; version: number; prepared: number | null }[],
  outcome: Outcome | null,
  remarks: string | null,
) => Promise<readonly PrepareOutcome[]>;

/** What became of a row that was decided on, or prepared. */
export type BulkOutcome = ReviewOutcome | PrepareOutcome;

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

type Seen = Pick<PreparedBeside, 'status' | 'remarks' | 'version'> | null;

/**
 * Prepares a decision where the event of a row says so, and makes it where not. What was seen to be
 * prepared is what was there as the dialog opened: a colleague who comes in between is never
 * overwritten unseen.
 */
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
  const seen = useRef(new Map<number, Seen>());
  /** By a decision of one row what was prepared before and after it, so that it can be undone. */
  const made = useRef(new Map<number, { readonly before: Seen; readonly after: Seen }>());
  // Nothing that was seen is not the same as nothing that was looked at.
  const seenOf = (id: number) =>
    (seen.current.has(id) ? seen.current.get(id) : known.get(id)) ?? null;

  const send = async (
    some: readonly Reviewed[],
    outcome: Outcome | null,
    remarks: string | null,
  ) => {
    const asked = some.map(({ id, version }) => {
      return { id, version, prepared: seenOf(id)?.version ?? null };
    });
    const outcomes = await prepareMany(asked, outcome, remarks);
    for (const each of outcomes) {
      const before = seenOf(each.id);
      seen.current.set(each.id, each.prepared);
      if (each.outcome === 'done') made.current.set(each.id, { before, after: each.prepared });
    }
    return outcomes;
  };
  const sendOne = async (of: Reviewed, outcome: Outcome | null, remarks: string | null) => {
    const [answer] = await send([of], outcome, remarks);
    if (answer === undefined || answer.outcome === 'done') return;
    throw new NotDone(prepareRefusal(answer.outcome, answer.prepared?.prepared_by ?? null));
  };
  return {
    of: (id: number) => known.get(id) ?? null,
    holds: ({ eventId }: Pick<Reviewed, 'eventId'>) => holding.holds(eventId),
    /** Remembers what is seen to be prepared for these, as a dialog about them opens. */
    look: (some: readonly Reviewed[]) => {
      for (const { id } of some) seen.current.set(id, known.get(id) ?? null);
    },
    note: (some: readonly Reviewed[]) => {
      const count = some.filter(({ eventId }) => holding.holds(eventId)).length;
      if (count === 0) return null;
      return count === some.length
        ? PREPARED_WORDS.note
        : PREPARED_WORDS.noteOfSome(count, some.length);
    },
    decide: (of: Reviewed, outcome: Outcome, remarks: string | null) => {
      if (holding.holds(of.eventId)) return sendOne(of, outcome, remarks);
      made.current.delete(of.id);
      return input.decide(of, outcome, remarks);
    },
    decideMany: async (some: readonly Reviewed[], outcome: Outcome, remarks: string | null) => {
      const [held, others] = [true, false].map((is) =>
        some.filter(({ eventId }) => holding.holds(eventId) === is),
      ) as [Reviewed[], Reviewed[]];
      const told: readonly BulkOutcome[] = [
        ...(held.length > 0 ? await send(held, outcome, remarks) : []),
        ...(others.length > 0
          ? await input.decideMany(
              others.map(({ id, version }) => ({ id, version })),
              outcome,
              remarks,
            )
          : []),
      ];
      const byId = new Map(told.map((each) => [each.id, each]));
      return some.flatMap(({ id }) => byId.get(id) ?? []);
    },
    takeBack: (of: Reviewed) => {
      seen.current.set(of.id, known.get(of.id) ?? null);
      return sendOne(of, null, null);
    },
    /** Puts back what was prepared before the last decision, or undoes one that was made. */
    undo: (of: Reviewed) => {
      const last = made.current.get(of.id);
      if (last === undefined) return input.undo(of);
      made.current.delete(of.id);
      seen.current.set(of.id, last.after);
      const { before } = last;
      return sendOne(of, (before?.status ?? null) as Outcome | null, before?.remarks ?? null);
    },
  };
}
