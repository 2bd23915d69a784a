import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { JUDGED_CHANGES, judgedWorkPath } from './judging-reads.ts';
import type { StoodAt } from './sheet-line.ts';

/** As long as a judge waits for a weak network before the sheet opens without it. */
const LONGEST_MS = 5_000;

/**
 * Says that one stands there, as whoever scans the code of a stand does, and leads to the work.
 * Where that is refused or no answer comes one stays, and what is filled in says it later.
 *
 * @param isWanted asked once; false where something was filled in already
 * @returns whether one waits for that
 */
export function useArrival({ roundId, stand }: StoodAt, isWanted: boolean): boolean {
  const navigate = useNavigate();
  const [isLate, setLate] = useState(!isWanted);
  const { mutate, data, isIdle, isError } = useWrite(
    'POST /judge/rounds/{id}/stands/here',
    JUDGED_CHANGES,
  );
  const isWaiting = !isLate && !isError;
  const id = isWaiting ? data?.assignment_id : undefined;
  useEffect(() => {
    if (!isWaiting) return;
    if (isIdle) mutate({ params: { id: String(roundId) }, body: { stand, one_more: false } });
    if (id !== undefined) void navigate({ href: judgedWorkPath(id), replace: true });
  }, [isWaiting, isIdle, mutate, roundId, stand, id, navigate]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting;
}
