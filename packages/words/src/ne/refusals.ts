import type { refusalInWords as english } from '../en/refusals.ts';

/**
 * The server says its refusals in English, beside codes. Pages say them by these, in words that are
 * fetched with the first refusal; where these do not come, English is better than nothing.
 */
export const refusalInWords: typeof english = async (body) => {
  try {
    return (await import('./refusal-words.ts')).refusalWords(body);
  } catch {
    return body;
  }
};
