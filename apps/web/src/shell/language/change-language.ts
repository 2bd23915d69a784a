import { ProblemError } from '@pratibha/contract/client';
import { LANGUAGE_COOKIE, type Language } from '@pratibha/domain/language/languages';
import { CHANGE_LANGUAGE_WORDS } from '@pratibha/words/shell/change-language';
import { documentOf } from '../../data/address/paths.ts';
import { api } from '../../data/api.ts';
import { xsrfToken } from '../../data/xsrf-token.ts';
import { toast } from '../toasts/toasts.ts';
import { keepPlace } from './kept-place.ts';

/** A device keeps its choice for a year, as the server's cookie does. */
const KEPT_SECONDS = 365 * 24 * 3600;

/**
 * Chooses a language, for the account of whoever is signed in and for this device, and shows the
 * page in it: at the same place, with what was typed.
 * @param pressed what gets the focus again
 */
export async function changeLanguage(language: Language, pressed: HTMLElement): Promise<void> {
  try {
    if (xsrfToken() === null) keepOnDevice(language);
    else await api('PUT /user/language', { body: { language } });
  } catch (error) {
    // A session that is over is nobody's: then the device alone is asked.
    const isOver = error instanceof ProblemError && error.status === 401;
    if (!isOver) return toast('error', CHANGE_LANGUAGE_WORDS.failed);
    keepOnDevice(language);
  }
  keepPlace(pressed);
  const { pathname, search, hash } = window.location;
  // Pages for one person have one address for all languages.
  if (documentOf(pathname) !== 'public') return window.location.reload();
  const query = new URLSearchParams(search);
  query.set('language', language);
  window.location.assign(`${pathname}?${query}${hash}`);
}

function keepOnDevice(language: Language): void {
  const isSecure = window.location.protocol === 'https:';
  const attributes = `path=/; max-age=${KEPT_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`;
  document.cookie = `${LANGUAGE_COOKIE}=${language}; ${attributes}`;
}
