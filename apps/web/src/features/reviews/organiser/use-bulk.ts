import { REVIEW_OUTCOME_WORDS, REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { prepareRefusal } from '@pratibha/words/reviews/organiser/prepare-refusals';
import { useRef, useState } from 'react';
import { reasonOf, winnerIn } from '../../console/console.tsx';
import { decideAll, type Settled } from './decide-all.ts';
import type { Reviewed } from './decisions.ts';
import type { BulkOutcome } from './prepare-rows.ts';

/** What became of a row: why it is not decided, or null; and whether sending it again may help. */
type Result = { readonly whyNot: string | null; readonly isOver: boolean };
export type Results = ReadonlyMap<number, Result>;

/** One decision on many rows; answers an outcome for each, in their order. */
export type DecideMany = (
  rows: readonly Reviewed[],
  remarks: string | null,
) => Promise<readonly BulkOutcome[]>;

/** Decides on many rows: row by row what became of it, stopped and taken up again. */
export function useBulk(rows: readonly Reviewed[], decide: DecideMany) {
  const [results, setResults] = useState<Results>(new Map());
  const [isRunning, setRunning] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const isStopped = useRef(false);
  const isOver = ({ id }: Reviewed) => results.get(id)?.isOver === true;
  const left = rows.filter((row) => !isOver(row));

  const run = async (remarks: string | null) => {
    isStopped.current = false;
    setStarted(true);
    setRunning(true);
    setResults((old) => new Map([...old].filter(([, result]) => result.isOver)));
    await decideAll(
      left,
      (together) => decide(together, remarks),
      (row, settled) => setResults((old) => new Map(old).set(row.id, resultOf(settled))),
      () => isStopped.current,
    );
    setRunning(false);
  };
  return {
    results,
    isStarted,
    isRunning,
    run,
    stop: () => {
      isStopped.current = true;
    },
    /** What may still be sent: it failed on its way, or was not sent at all. */
    left,
    done: rows.filter(({ id }) => results.get(id)?.whyNot === null),
    over: rows.filter(isOver),
  };
}

function resultOf(settled: Settled): Result {
  if ('error' in settled) return { whyNot: reasonOf(settled.error), isOver: false };
  const told = settled.outcome;
  if (told.outcome === 'done') return { whyNot: null, isOver: true };
  if ('prepared' in told)
    return {
      whyNot: prepareRefusal(told.outcome, told.prepared?.prepared_by ?? null),
      isOver: true,
    };
  const { outcome } = told;
  const winner = winnerIn(told);
  const whyNot =
    winner === null ? REVIEW_OUTCOME_WORDS[outcome] : REVIEW_WORDS.race(winner.name, winner.at);
  return { whyNot, isOver: true };
}
