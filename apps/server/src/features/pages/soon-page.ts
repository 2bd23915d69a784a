import type { Language } from '@pratibha/domain/language/languages';
import { SOON_WORDS } from '@pratibha/words/both/pages/soon';
import { duskPage, duskPageCsp } from '../../platform/edge/dusk-page.ts';
import { escaped } from '../../platform/edge/escaped.ts';
import { type StoredResponse, storeResponse } from '../../platform/edge/stored-response.ts';
import { UNAUTHORIZED } from './rendered-edition.ts';

/** Where who sets the site up begins. */
const SIGN_IN = '/api/oauth/login?return_to=/admin/set-up';

/** Whether a page says anything of an edition, and so has to wait for one. */
export function isOfEdition(path: string, helpPaths: readonly string[]): boolean {
  return path !== UNAUTHORIZED && !helpPaths.includes(path);
}

/** What visitors read until the first edition is published. */
export function soonPage(language: Language = 'en'): Promise<StoredResponse> {
  const { heading, text, signIn } = SOON_WORDS[language];
  const html = duskPage(
    // Nobody has said yet what the site is called.
    '',
    heading,
    `<p>${escaped(text)}</p>
<p class="ways"><a href="${SIGN_IN}">${escaped(signIn)}</a></p>`,
    '',
    language,
  );
  return storeResponse(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': duskPageCsp("'none'"),
      // The next request may find the site.
      'cache-control': 'no-store',
    },
    lasts: false,
  });
}
