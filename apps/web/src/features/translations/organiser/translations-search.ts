import { translatedOf } from '@pratibha/domain/language/translations';

/** What the address of the page says: whose texts, and which of them. */
export type TranslationsSearch = {
  readonly of?: string;
  readonly only?: 'missing';
};

export function translationsSearch(search: Readonly<Record<string, unknown>>): TranslationsSearch {
  const asked = search['of'];
  const of = typeof asked === 'string' ? asked : '';
  return {
    ...(translatedOf(of) === null ? {} : { of }),
    ...(search['only'] === 'missing' ? { only: 'missing' as const } : {}),
  };
}
