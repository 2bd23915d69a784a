import { ProblemError } from '@pratibha/contract/client';
import { CONSOLE_WORDS } from '@pratibha/words/console/organiser';
import { formatDateTime } from '@pratibha/words/time';

/** Why a write did not happen, in words for the organiser. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return CONSOLE_WORDS.unreachable;
  const fields = error.errors.map(({ message }) => message);
  return fields.length > 0 ? [...new Set(fields)].join(' ') : error.body.detail;
}

/** Who decided first, and when, where a review lost a race; else null. */
export function winnerOf(error: unknown): { readonly name: string; readonly at: string } | null {
  if (!(error instanceof ProblemError)) return null;
  const { decided_by, decided_at } = error.body;
  if (!decided_by || !decided_at) return null;
  return { name: decided_by, at: formatDateTime(new Date(decided_at)) };
}
