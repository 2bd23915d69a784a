import type { Kysely } from 'kysely';
import { lockRound, type RoundRow } from '../features/judging/judging.ts';
import {
  insertAwards,
  insertSnapshot,
  resultsSoFar,
  settleSnapshot,
  snapshotHash,
} from '../features/results/results.ts';
import type { Database } from '../platform/db/pool.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { DB } from '../platform/db/types.gen.ts';
import { isDataError } from '../platform/db/unavailable.ts';
import { insertAudit } from '../platform/serve/audit.queries.ts';
import { readOffset } from './clock.queries.ts';
import { DEMO_CONTENT } from './data/editions.ts';
import { ROUND } from './data/judging.ts';
import {
  APPROVED_AT,
  APPROVER,
  BY_RANK,
  FREEZER,
  FROZEN_AT,
  RESULTS_OUT,
  SPECIAL,
} from './data/stories-results.ts';
import { demoData } from './demo-data.ts';
import {
  auditSheets,
  findBegun,
  findOrganisers,
  findWorkBy,
  forgetWritten,
  hasSnapshot,
  isAsSeeded,
  isUntouched,
  keepWritten,
  lockStories,
  readWritten,
  sendSheets,
  takeBack,
  type Written,
} from './stories.queries.ts';

export { RESULTS_OUT };

/** Whether this demo has stories that are judged. */
export async function hasStories(db: Kysely<DB>): Promise<boolean> {
  return isAsSeeded(db, ROUND);
}

/**
 * What happens to the stories by the clock: beyond their window every sheet is sent and the results
 * are frozen, approved and wait for their instant; before its end they are being judged. What
 * people changed of it stays theirs (ADR 61).
 */
export async function settleStories(database: Pick<Database, 'kysely'>): Promise<void> {
  try {
    await inTransaction(database, settle);
  } catch (error) {
    // What somebody hung on it since keeps it, and the clock is moved all the same.
    if (!isDataError(error)) throw error;
  }
}

async function settle(db: Kysely<DB>): Promise<void> {
  await lockStories(db);
  // Whoever moved it last.
  const now = Date.now() + ((await readOffset(db)) ?? 0);
  const written = await readWritten(db);
  if (now < ROUND.closes_at.getTime()) {
    if (written === null || !(await isUntouched(db, written, RESULTS_OUT))) return;
    await takeBack(db, written);
    return forgetWritten(db);
  }
  if (written !== null || !(await isAsSeeded(db, ROUND))) return;
  const round = await lockRound(db, ROUND.id);
  if (!round || (await hasSnapshot(db, round.id))) return;
  const judged = await judgeToTheEnd(db, round);
  await keepWritten(db, { ...judged, snapshot: await announce(db, round) });
}

async function judgeToTheEnd(
  db: Kysely<DB>,
  round: RoundRow,
): Promise<Pick<Written, 'sheets' | 'begun'>> {
  const { rest } = demoData().judging;
  const begun = await findBegun(
    db,
    rest.map(({ assignment_id }) => assignment_id),
  );
  const sent = await sendSheets(db, rest);
  await auditSheets(db, sent, { event_id: round.event_id, round: round.id });
  return {
    begun,
    sheets: sent.map(({ id, version, assignment_id }) => ({ id, version, assignment_id })),
  };
}

/** By the product's own ranking and hash; null where whoever would do it is no organiser now. */
async function announce(db: Kysely<DB>, round: RoundRow): Promise<number | null> {
  const organisers = await findOrganisers(db, [FREEZER, APPROVER]);
  const [freezer, approver] = [FREEZER, APPROVER].map((email) =>
    organisers.find((person) => person.email === email),
  );
  if (!freezer || !approver) return null;
  const soFar = await resultsSoFar({ db, now: FROZEN_AT }, { content: DEMO_CONTENT }, round);
  if (soFar.whyNot !== null) return null;
  const special = await findWorkBy(db, round.id, SPECIAL.winner);
  const ranked = soFar.content.ranking.works.filter(({ sheets }) => sheets > 0);
  const isSpecial = ([, work]: readonly [string, { submission_id: number }]) =>
    work.submission_id === special?.submission_id;
  const ofSpecial = [...soFar.works].find(isSpecial)?.[0];
  const awards = [
    ...BY_RANK.flatMap((award, at) => {
      const work = ranked[at]?.work;
      return work === undefined ? [] : [{ work, position: null, ...award }];
    }),
    ...(ofSpecial === undefined ? [] : [{ work: ofSpecial, position: null, ...SPECIAL.award }]),
  ];
  const content = { ...soFar.content, awards };
  const sha256 = snapshotHash(content);
  const id = await insertSnapshot(db, {
    ...{ round_id: round.id, number: 1, content, sha256, shows_ranks: false, offers_check: true },
    ...{ frozen_at: FROZEN_AT, frozen_by: freezer.id },
  });
  await insertAwards(
    db,
    id,
    awards.map(({ work, ...award }) => ({
      ...{ ...award, submission_id: soFar.works.get(work)?.submission_id ?? 0, tie_note: null },
    })),
  );
  await settleSnapshot(db, id, {
    ...{ approved_at: APPROVED_AT, approved_by: approver.id },
    ...{ released_at: RESULTS_OUT, released_by: freezer.id },
  });
  const settled = { event_id: round.event_id, round: round.id, number: 1, sha256 };
  const steps = [
    ['results.frozen', freezer, FROZEN_AT, settled],
    ['results.approved', approver, APPROVED_AT, settled],
    ['results.released', freezer, APPROVED_AT, { ...settled, at: RESULTS_OUT.toISOString() }],
  ] as const;
  for (const [action, { id: actorId, role: actorRole }, at, changes] of steps) {
    await insertAudit(
      db,
      { action, subject: ['results', id], changes },
      { actorId, actorRole, tokenId: null, requestId: 'demo', at },
    );
  }
  return id;
}
