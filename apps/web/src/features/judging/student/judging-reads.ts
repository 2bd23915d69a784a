import { ProblemError } from '@pratibha/contract/client';
import { withSearch } from '../../../data/address/app-paths.ts';
import { idInAddress } from '../../../data/address/id-in-address.ts';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { type ReadOfOne, useBegin } from '../../../data/begin.ts';

/** What an answer, a sheet, and going to a stand show anew. */
export const JUDGED_CHANGES = [
  'GET /judge/rounds',
  'GET /judge/rounds/{id}',
  'GET /judge/rounds/{id}/stands',
] as const;

/** Whether there is nothing here for the person who asks: they judge no more, or never did. */
export function isNotTheirs(error: Error | null): boolean {
  return error instanceof ProblemError && (error.status === 403 || error.status === 404);
}

/** Whether the document began with the word that there is nothing of it for the person. */
export function useWasNotThere(key: ReadOfOne, id: string): boolean {
  const { ofOne = [] } = useBegin() ?? {};
  return ofOne.some(([one, of, data]) => one === key && of === id && data === null);
}

/** Whether it is a guest who judges here: their pages have an address of their own. */
export function isGuestHere(): boolean {
  // Their pages are none that the server renders.
  return typeof window !== 'undefined' && window.location.pathname.startsWith(USER_PATHS.judge);
}

/** The page of a round; a guest has one. */
export function judgedRoundPath(id: number): string {
  return isGuestHere() ? USER_PATHS.judge : withSearch(USER_PATHS.judging, { round: id });
}

/** The page of a work that is scored where it stands, before it is one's own; by its number. */
export function judgedAtStandPath(roundId: number, number: number): string {
  return isGuestHere()
    ? withSearch(USER_PATHS.judge, { at: number })
    : withSearch(USER_PATHS.judging, { round: roundId, at: number });
}

/** The page of a work, by its assignment. */
export function judgedWorkPath(id: number): string {
  return `${isGuestHere() ? USER_PATHS.judge : USER_PATHS.judging}/${id}`;
}

/**
 * Where somebody with an account goes on who has scanned the code at a stand; null where the
 * address names none.
 */
export function ownStandPath({ search }: Pick<Location, 'search'>): string | null {
  const said = new URLSearchParams(search);
  const [round, at] = [idInAddress(said.get('round')), idInAddress(said.get('at'))];
  if (round === undefined || at === undefined) return null;
  return withSearch(USER_PATHS.judging, { round, at });
}
