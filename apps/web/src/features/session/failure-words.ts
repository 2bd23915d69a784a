import { NetworkError, ProblemError } from '@pratibha/contract/client';
import { SESSION_WORDS } from '@pratibha/words/session/app';

/**
 * Why a write failed, for the place where it was tried; honest about whether it arrived.
 * @param uncertain the words for when nobody knows
 */
export function failureWords(error: Error, uncertain: string): string {
  if (error instanceof NetworkError) return error.isUnsent ? SESSION_WORDS.nothingSent : uncertain;
  if (!(error instanceof ProblemError)) return SESSION_WORDS.unexpected;
  if (error.status === 401) return SESSION_WORDS.ended;
  return error.code === 'outcome-unknown' ? uncertain : error.body.detail;
}
