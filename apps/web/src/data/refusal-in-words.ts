import type { ProblemBody } from '@pratibha/contract/problems';
import { LANGUAGE } from '@pratibha/words/language';

/**
 * The server says its refusals in English, beside codes. Pages in another language say them by
 * these, in words that are fetched with the first refusal; where these do not come, English is
 * better than nothing. Pages in English have none of it.
 */
export const refusalInWords =
  LANGUAGE === 'en'
    ? undefined
    : async (body: ProblemBody): Promise<ProblemBody> => {
        try {
          return (await import('./refusal-words.ts')).refusalWords(body);
        } catch {
          return body;
        }
      };
