import type { JudgedRoundDetails, WorkToJudge } from '@pratibha/contract/judge';
import { api } from '../../../data/api.ts';
import type { SheetCalls } from './keeping.ts';
import type { StoodAt } from './sheet-line.ts';

/** The least number that is no assignment's. */
const BEYOND_IDS = 2 ** 31;
/** More than a round has works. */
const MOST_WORKS = 100_000;

/** By which a sheet lies on this device whose work is not its judge's yet. */
export function standSheetId(roundId: number, number: number): number {
  return BEYOND_IDS + roundId * MOST_WORKS + number;
}

/** Whether it is the sheet of a work that was scored where it stands, without a network. */
export function isOfStand(id: number): boolean {
  return id >= BEYOND_IDS;
}

/** A work of which the device knows the number alone: its judge stands before it. */
export function workAtStand(
  { id, rubric, closes_at }: JudgedRoundDetails,
  number: number,
): WorkToJudge {
  return {
    ...{ id: standSheetId(id, number), round_id: id, number, by: null, rubric, closes_at },
    ...{ description: '', work_link: '', demo_or_alternate_link: null },
    ...{ state: 'not-begun', manner: 'at-the-stand', sheet: null, earlier: null },
    by_earlier_rubric: null,
  };
}

/** Calls that first have the server give the judge the work, and the assignment by which it did. */
type StoodCalls = { readonly calls: SheetCalls; readonly assignment: () => number | null };

/** @param stood where it was, as it is known when it is sent */
export function callsOfStood(
  stood: () => StoodAt,
  callsOf: (assignmentId: number) => SheetCalls,
): StoodCalls {
  let assignment: number | null = null;
  const own = async () => {
    const { roundId, stand, number, isOneMore } = stood();
    assignment ??= (
      await api('POST /judge/rounds/{id}/stands/stood', {
        params: { id: String(roundId) },
        body: { stand, number, one_more: isOneMore },
      })
    ).assignment_id;
    return callsOf(assignment);
  };
  return {
    assignment: () => assignment,
    calls: {
      save: async (body) => (await own()).save(body),
      send: async (body) => (await own()).send(body),
    },
  };
}
