import { type ProblemCode, problemStatus } from '@pratibha/contract/problems';
import { FIRST_LANGUAGE, type Language } from '@pratibha/domain/language/languages';
import { problemWords, REFUSAL_PAGE_WORDS } from '@pratibha/words/both/problems';
import { duskPage, duskPageCsp } from './dusk-page.ts';
import { escaped } from './escaped.ts';

export const REFUSAL_PAGE_CSP = duskPageCsp("'none'");

/** An empty address is that of the page itself: trying again asks for it once more. */
function linksFor(code: ProblemCode, status: number, language: Language): string[] {
  const words = REFUSAL_PAGE_WORDS[language];
  const home = `<a href="/">${words.home}</a>`;
  if (code === 'not-signed-in') return [`<a href="/api/oauth/login">${words.signIn}</a>`, home];
  return status === 429 || status >= 500 ? [`<a href="">${words.again}</a>`, home] : [home];
}

function wordsOf(
  code: ProblemCode,
  retryAfterSeconds: number | undefined,
  language: Language,
): string {
  if (code !== 'too-many-requests' || retryAfterSeconds === undefined) {
    return problemWords[language](code).detail;
  }
  return REFUSAL_PAGE_WORDS[language].wait(retryAfterSeconds);
}

/**
 * What a problem document says, for somebody who came by a link or the address bar.
 * @param siteName what the college calls its site
 * @param requestId by which the log knows the request; null where it is of none
 * @param language of who waits for it
 */
export function refusalPage(
  siteName: string,
  code: ProblemCode,
  requestId: string | null,
  retryAfterSeconds: number | undefined,
  language: Language = FIRST_LANGUAGE,
): string {
  const status = problemStatus(code);
  const { title } = problemWords[language](code);
  const request = requestId && REFUSAL_PAGE_WORDS[language].request(requestId);
  const known = request && `\n<p class="request">${escaped(request)}</p>`;
  return duskPage(
    siteName,
    title,
    `<p>${escaped(wordsOf(code, retryAfterSeconds, language))}</p>
<p class="ways">${linksFor(code, status, language).join('')}</p>${known ?? ''}`,
    '',
    language,
  );
}
