import { PREFIX } from '@pratibha/words/language';

/** The address of a public page in the language of this build. @param path as it is in English */
export function publicAddress(path: string): string {
  return PREFIX === '' ? path : PREFIX + path.replace(/^\/(?=[?#]|$)/, '');
}

/** The same the other way round: as it is in English. */
export function withoutPrefix(path: string): string {
  return PREFIX !== '' && path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : path;
}
