import type { PublicWork } from '@pratibha/contract/public-works';
import { shownName } from '@pratibha/domain/submissions/consents';
import { excerptOfWork, titleOfWork } from '@pratibha/domain/submissions/shown-works';
import { shownNameWords } from '@pratibha/words/submissions/shown-names';
import type { ReleasedRow } from '../results/results.ts';
import type { ConsentedRow } from './shown-works.queries.ts';

/** A work as everybody sees it. @param results those of its event that are out */
export function shownWorkView(row: ConsentedRow, results: ReleasedRow): PublicWork {
  const { submission_id, shown_as, beginning, event_id } = row;
  return {
    ...{ id: shown_as, event_id, event_title: results.event_title, edition: results.edition },
    title: titleOfWork(beginning),
    excerpt: excerptOfWork(beginning),
    by: shownNameWords(shownName(row, row)),
    picture: row.pictures[0] ?? null,
    awards: results.awards
      .filter((award) => award.submission_id === submission_id)
      .map(({ title, prize, position }) => ({ title, prize, position })),
  };
}

/** Behind all positions of prizes. */
const LAST = 1_000;

function placeOf({ awards: [first] }: PublicWork): number {
  return first === undefined ? LAST + 1 : (first.position ?? LAST);
}

/**
 * Works with awards first, by prize; all others in an order that says nothing of them, as their ids
 * are drawn by lot.
 */
export function inOrder(works: readonly PublicWork[]): readonly PublicWork[] {
  return works.toSorted((one, other) => placeOf(one) - placeOf(other));
}
