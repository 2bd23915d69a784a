import { FIRST_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

/** What an address of a public page begins with: nothing in the first language. */
function prefixOf(language: Language): string {
  return language === FIRST_LANGUAGE ? '' : `/${language}`;
}

/** The language of the public page at a path or address below the origin. */
export function languageOfAddress(address: string): Language {
  const [, first = ''] = /^\/(\w+)(?=[/?#]|$)/.exec(address) ?? [];
  return LANGUAGES.find((each) => prefixOf(each) === `/${first}`) ?? FIRST_LANGUAGE;
}

/**
 * The address of a public page in the first language, whatever it is in: '/ne#about' is '/#about'.
 */
export function plainAddress(address: string): string {
  const rest = address.slice(prefixOf(languageOfAddress(address)).length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The address of the same public page in a language. */
export function addressIn(language: Language, address: string): string {
  const plain = plainAddress(address);
  const prefix = prefixOf(language);
  return prefix === '' ? plain : prefix + plain.replace(/^\/(?=[?#]|$)/, '');
}
