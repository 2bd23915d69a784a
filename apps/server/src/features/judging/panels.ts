import { fewestIn } from '@pratibha/domain/judging/presentations';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { findConflicts, insertAssignments } from './assignments.queries.ts';
import { findHeldWorks, findPanels, type PanelJudgeRow, writeRoom } from './panels.queries.ts';
import { findPlan, findPresentations } from './presentations.queries.ts';
import { findOpenHints } from './round-hints.ts';
import type { RoundRow } from './rounds.queries.ts';

type Panelled = Pick<RoundRow, 'id' | 'event_id' | 'manner' | 'opened_at'>;

/** Whoever sits in no room yet gets the one with the fewest judges. */
export async function fillPanels(
  db: Kysely<DB>,
  round: Panelled,
  rooms: number,
): Promise<PanelJudgeRow[]> {
  const panels = await findPanels(db, round.id);
  const taken = panels.flatMap(({ room }) => room ?? []);
  const filled: PanelJudgeRow[] = [];
  for (const judge of panels) {
    const room = judge.room ?? fewestIn(rooms, taken);
    if (judge.room === null) {
      taken.push(room);
      await writeRoom(db, judge.id, room);
    }
    filled.push({ ...judge, room });
  }
  return filled;
}

/** A judge sits in this room from now on, where the round has it. */
export async function sitIn(
  db: Kysely<DB>,
  round: Panelled,
  { judgeId, room }: { readonly judgeId: number; readonly room: number },
): Promise<void> {
  const rooms = await roomsOf(db, round);
  if (room <= rooms.length) await writeRoom(db, judgeId, room);
}

/** The rooms of a round in which works are presented; none of any other. */
export async function roomsOf(
  db: Kysely<DB>,
  round: Pick<RoundRow, 'id' | 'manner'>,
): Promise<readonly string[]> {
  if (round.manner !== 'presented') return [];
  return (await findPlan(db, round.id))?.rooms ?? [];
}

/**
 * Pairs of a judge and a work that may not come together, those among them that are only hinted.
 */
export async function findApart(db: Kysely<DB>, round: Panelled): Promise<ReadonlySet<string>> {
  const conflicts = await findConflicts(db, round.id);
  const hints = await findOpenHints(db, round);
  return new Set([
    ...conflicts.map((each) => pairKey(each.judge_id, each.submission_id)),
    ...hints.map(({ judgeId, workId }) => pairKey(judgeId, workId)),
  ]);
}

export const pairKey = (judgeId: number, workId: number) => `${judgeId} ${workId}`;

type Of = {
  /** Only this judge; else all who have accepted. */
  readonly judgeId?: number;
  /** Only this work; else all that have a place. */
  readonly workId?: number;
};

/**
 * Gives judges of a panel the works of their room in its order, once that is published: none with
 * which they have a conflict, and no more than they want. The round is held.
 */
export async function giveToPanel(db: Kysely<DB>, round: Panelled, of: Of = {}): Promise<void> {
  const plan = round.manner === 'presented' ? await findPlan(db, round.id) : undefined;
  if (!plan?.published_at) return;
  const panels = await fillPanels(db, round, plan.rooms.length);
  const apart = await findApart(db, round);
  const works = (await findPresentations(db, round.id)).filter(
    ({ is_in, place, submission_id }) =>
      is_in && place !== null && (of.workId ?? submission_id) === submission_id,
  );
  for (const { id, state, room, most_works } of panels) {
    if (state !== 'accepted' || (of.judgeId ?? id) !== id) continue;
    const held = await findHeldWorks(db, id);
    const theirs = works
      .filter((work) => work.room === room && !apart.has(pairKey(id, work.submission_id)))
      .map(({ submission_id }) => submission_id);
    const free = (most_works ?? Infinity) - held.size;
    const more = new Set(theirs.filter((work) => !held.has(work)).slice(0, Math.max(0, free)));
    await insertAssignments(
      db,
      round.id,
      theirs
        .filter((work) => held.has(work) || more.has(work))
        .map((workId) => ({ judgeId: id, workId })),
    );
  }
}
