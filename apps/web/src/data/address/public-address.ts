import { LANGUAGE } from '@pratibha/words/language';

/**
 * What the addresses of public pages begin with in the language of this build; written out where
 * every visitor would else carry a function for nothing.
 */
export const PREFIX = LANGUAGE === 'en' ? '' : `/${LANGUAGE}`;

/** The address of a public page in the language of this build. @param path as it is in English */
export function publicAddress(path: string): string {
  return PREFIX === '' ? path : PREFIX + path.replace(/^\/(?=[?#]|$)/, '');
}

/** The same the other way round: as it is in English. */
export function withoutPrefix(path: string): string {
  return path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : path;
}
