import { type ReactNode, useCallback, useRef, useState } from 'react';
import { isOvertaken } from '../../console/console.tsx';
import type { Reviewed } from '../../reviews/reviews.tsx';
import { ChangedSince } from './AnswerChanges.tsx';

type Row = Pick<Reviewed, 'id' | 'revision'>;

/**
 * A decision on answers that their student has changed since is refused once, and then shows what
 * was changed: the next press decides on what was shown.
 */
export function useChangedAnswers() {
  const [refusedId, setRefusedId] = useState<number | null>(null);
  const shown = useRef(new Map<number, number>());
  const noteShown = useCallback(
    (revision: number) => {
      if (refusedId !== null) shown.current.set(refusedId, revision);
    },
    [refusedId],
  );
  return {
    /** The version that the organiser knows, by the list or by what was shown since. */
    revisionOf: ({ id, revision }: Row) => Math.max(revision, shown.current.get(id) ?? 0),
    /** To be told why a decision was not made. */
    noteFailure: ({ id }: Row, error: unknown) => {
      if (isOvertaken(error)) setRefusedId(id);
    },
    /** What the dialog of the decision shows. */
    noteOf: ([row]: readonly Row[]): ReactNode =>
      row !== undefined &&
      row.id === refusedId && (
        <ChangedSince registrationId={row.id} since={row.revision} onShown={noteShown} />
      ),
  };
}
