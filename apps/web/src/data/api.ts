import type { Api } from '@pratibha/contract/api';
import { createClient } from '@pratibha/contract/client';
import { UNREADABLE_RESPONSE } from '@pratibha/words/unreadable-response';
import { ENDPOINTS } from './address/paths.ts';
import { refusalInWords } from './refusal-in-words.ts';
import { noteServerTime } from './server-clock.ts';
import { guestToken, xsrfToken } from './xsrf-token.ts';

/** The product's calls, typed by the contract; every response sets the clock. */
export const api = createClient<Api>({
  baseUrl: ENDPOINTS.api,
  fetch: (input, init) => fetch(input, init),
  xsrfToken: () => xsrfToken() ?? guestToken(),
  isOffline: () => !navigator.onLine,
  unreadable: UNREADABLE_RESPONSE,
  inWords: refusalInWords,
  onServerTime: noteServerTime,
});
