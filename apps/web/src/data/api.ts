import type { Api } from '@pratibha/contract/api';
import { type Client, createClient } from '@pratibha/contract/client';
import { LANGUAGE } from '@pratibha/words/language';
import { refusalInWords } from '@pratibha/words/refusals';
import { UNREADABLE_RESPONSE } from '@pratibha/words/unreadable-response';
import { ENDPOINTS } from './address/paths.ts';
import { inReadersLanguage } from './readers-texts.ts';
import { noteServerTime } from './server-clock.ts';
import { guestToken, xsrfToken } from './xsrf-token.ts';

const client = createClient<Api>({
  baseUrl: ENDPOINTS.api,
  fetch: (input, init) => fetch(input, init),
  xsrfToken: () => xsrfToken() ?? guestToken(),
  isOffline: () => !navigator.onLine,
  unreadable: UNREADABLE_RESPONSE,
  inWords: refusalInWords,
  onServerTime: noteServerTime,
});

/** The product's calls, typed by the contract; every response sets the clock. */
export const api = LANGUAGE === 'en' ? client : inOwnLanguage(client);

/** Responses say what organisers wrote in the language of the page, but for whose copy it is. */
function inOwnLanguage(calls: Client<Api>): Client<Api> {
  const call: typeof client = Object.assign(
    ((key, input) =>
      key === 'GET /user/data'
        ? calls(key, input)
        : inReadersLanguage(calls(key, input))) as Client<Api>,
    {
      response: (async (key, input) => {
        const response = calls.response(key, input);
        const data = await inReadersLanguage(response.then((each) => each?.data));
        const is = await response;
        return is && { ...is, data };
      }) as Client<Api>['response'],
    },
  );
  return call;
}
