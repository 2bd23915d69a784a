import { ProblemError } from '@pratibha/contract/client';
import type { ProblemBody } from '@pratibha/contract/problems';
import { CONSOLE_WORDS } from '@pratibha/words/console/organiser';
import { formatDateTime } from '@pratibha/words/time';

/** Why something was not done, in words, where the call itself was answered well. */
export class NotDone extends Error {}

/** Why a write did not happen, in words for the organiser. */
export function reasonOf(error: unknown): string {
  if (error instanceof NotDone) return error.message;
  if (!(error instanceof ProblemError)) return CONSOLE_WORDS.unreachable;
  const fields = error.errors.map(({ message }) => message);
  return fields.length > 0 ? [...new Set(fields)].join(' ') : error.body.detail;
}

type Lost = Pick<ProblemBody, 'decided_by' | 'decided_at'>;

/** Who decided first, and when, where a review lost a race; else null. */
export function winnerOf(error: unknown): { readonly name: string; readonly at: string } | null {
  return error instanceof ProblemError ? winnerIn(error.body) : null;
}

/** The same in what the server says of a row. */
export function winnerIn({ decided_by, decided_at }: Lost): ReturnType<typeof winnerOf> {
  if (!decided_by || !decided_at) return null;
  return { name: decided_by, at: formatDateTime(new Date(decided_at)) };
}
