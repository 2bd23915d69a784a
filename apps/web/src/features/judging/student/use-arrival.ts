import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
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
  const [isWaiting, setWaiting] = useState(isWanted);
  const [found, setFound] = useState<number | null>(null);
  const { mutate } = useWrite('POST /judge/rounds/{id}/stands/here', JUDGED_CHANGES);
  const wasSaid = useRef(!isWanted);
  useEffect(() => {
    if (wasSaid.current) return;
    wasSaid.current = true;
    mutate(
      { params: { id: String(roundId) }, body: { stand, one_more: false } },
      {
        onError: () => setWaiting(false),
        onSuccess: ({ assignment_id }) => setFound(assignment_id),
      },
    );
  }, [mutate, roundId, stand]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWaiting(false), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  useEffect(() => {
    // Once the sheet is open, nothing moves it away.
    if (found === null || !isWaiting) return;
    void navigate({ href: judgedWorkPath(found), replace: true });
  }, [navigate, found, isWaiting]);
  return isWaiting;
}
