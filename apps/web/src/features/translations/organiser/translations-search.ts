/** What the address of the page says: whose texts, and which of them. */
export type TranslationsSearch = {
  readonly of?: string;
  readonly only?: 'missing';
};

export function translationsSearch(
  search: { readonly [Key in keyof TranslationsSearch]: unknown },
): TranslationsSearch {
  const { of } = search;
  return {
    ...(typeof of === 'string' ? { of } : {}),
    ...(search.only === 'missing' ? { only: 'missing' as const } : {}),
  };
}
