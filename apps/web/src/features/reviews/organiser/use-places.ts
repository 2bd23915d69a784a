import { ProblemError } from '@pratibha/contract/client';
import type { Places } from '@pratibha/contract/person';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { useState } from 'react';
import type { Decision, Reviewed } from './decisions.ts';

export type PlacesOf = (row: Reviewed) => Promise<Places>;

/** What is asked before more people have places than there are. */
type Question = { readonly lines: readonly string[]; readonly goOn: () => void };

/**
 * Asks before a decision takes more places than an event has; where nothing is to be asked, or
 * nobody can tell, it goes on at once.
 *
 * `check` answers whether it has gone on. `askAfter` asks where the server refused for that reason,
 * and answers whether it did.
 */
export function usePlaces(placesOf: PlacesOf | undefined) {
  const [question, setQuestion] = useState<Question | null>(null);
  const check = async (rows: readonly Reviewed[], decision: Decision, goOn: () => void) => {
    const taken = decision.takesPlace === true && placesOf ? await beyond(rows, placesOf) : [];
    if (taken.length === 0) goOn();
    else setQuestion({ lines: taken, goOn });
    return taken.length === 0;
  };
  const askAfter = (failure: unknown, { event }: Reviewed, goOn: () => void) => {
    if (failure instanceof ProblemError && failure.code === 'beyond-options') {
      const options = [failure.body.params['options']].flat().map(String);
      setQuestion({ lines: [REVIEW_WORDS.reopenBeyondOptions(event, options)], goOn });
      return true;
    }
    if (!(failure instanceof ProblemError) || failure.code !== 'beyond-capacity') return false;
    const { taken, capacity } = failure.body.params;
    setQuestion({
      lines: [REVIEW_WORDS.reopenBeyond(event, Number(taken), Number(capacity))],
      goOn,
    });
    return true;
  };
  return { check, askAfter, question, close: () => setQuestion(null) };
}

/**
 * A sentence for every event that would have more people than places, or of which more would come
 * than there are seats: the server refuses those, and they are named.
 */
async function beyond(rows: readonly Reviewed[], placesOf: PlacesOf): Promise<readonly string[]> {
  const byEvent = Map.groupBy(rows, ({ eventId }) => eventId);
  const sentences = [...byEvent.values()].map(async (ofEvent) => {
    const [row] = ofEvent;
    const places = row && (await placesOf(row).catch(() => null));
    if (!places) return [];
    if (places.seats !== null) {
      const left = Math.max(0, places.seats - places.come);
      // Where none is left the refusal says so itself.
      const isBeyond = left > 0 && ofEvent.length > left;
      return isBeyond ? [REVIEW_WORDS.beyondSeats(row.event, left)] : [];
    }
    if (places.capacity === null) return [];
    const after = places.shortlisted + ofEvent.length;
    if (after <= places.capacity) return [];
    return [REVIEW_WORDS.beyond(row.event, places.shortlisted, places.capacity, after)];
  });
  return (await Promise.all(sentences)).flat();
}
