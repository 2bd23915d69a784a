import { ProblemError } from '@pratibha/contract/client';
import { withSearch } from '../../../data/address/app-paths.ts';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';

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

/** The page of a round. */
export function judgedRoundPath(id: number): string {
  return withSearch(USER_PATHS.judging, { round: id });
}

/** The page of a work, by its assignment. */
export function judgedWorkPath(id: number): string {
  return `${USER_PATHS.judging}/${id}`;
}
