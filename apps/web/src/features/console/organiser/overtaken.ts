import { ProblemError } from '@pratibha/contract/client';

/** Whether a change was refused because somebody else's came first (409 `changed-meanwhile`). */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'changed-meanwhile';
