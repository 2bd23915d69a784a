import type { OwnResult } from '@pratibha/contract/own-results';
import { feedbackOf } from '@pratibha/domain/results/feedback';
import { workInSnapshot } from '@pratibha/domain/results/snapshot';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { findCommentsFor } from './comments.queries.ts';
import { findShownTo, type ShownRow } from './released.queries.ts';
import { findNamedJudges, namesOf } from './shown-beside.queries.ts';
import type { SnapshotContents } from './snapshot-contents.ts';

/** What is out of the works of a person at this instant. */
export async function ownResults(
  db: Kysely<DB>,
  contents: SnapshotContents,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<OwnResult[]> {
  const shown = await findShownTo(db, userId, now);
  if (shown.length === 0) return [];
  const roundIds = shown.map(({ round_id }) => round_id);
  const comments = await findCommentsFor(db, userId, roundIds);
  const judges = await findNamedJudges(db, roundIds, now);
  const results: OwnResult[] = [];
  for (const row of shown) {
    if (row.goes_on) {
      if (row.awards.length > 0) results.push(awardAlone(row));
      continue;
    }
    const content = await contents.of(db, row.id);
    const work = row.number === null ? '' : workInSnapshot(row.number);
    const ranked = content.ranking.works.find((each) => each.work === work);
    // A work that was not judged in the round has nothing of it.
    if (!ranked && row.awards.length === 0) continue;
    results.push({
      ...factsOf(row),
      rank: row.shows_ranks && ranked ? { rank: ranked.rank, of: content.works.length } : null,
      criteria: feedbackOf(content, work).map((each) => ({ ...each, levels: [...each.levels] })),
      comments: comments
        .filter(({ round_id, submission_id }) =>
          ranked ? round_id === row.round_id && submission_id === row.submission_id : false,
        )
        .map(({ comment }) => comment),
      judges: namesOf(
        judges.filter(
          ({ round_id, submission_id }) =>
            round_id === row.round_id && submission_id === row.submission_id,
        ),
      ),
    });
  }
  return results;
}

/** While a show goes on an award that was told is out, and nothing else of any work. */
function awardAlone(row: ShownRow): OwnResult {
  return { ...factsOf(row), rank: null, criteria: [], comments: [], judges: [] };
}

function factsOf(row: ShownRow) {
  const { event_id, submission_id, round_title, awards, corrected_because } = row;
  const released_at = row.released_at.toISOString();
  return { event_id, submission_id, round_title, awards, corrected_because, released_at };
}
