/** What the product itself writes where organisers write: none of it needs other words here. */
export const BUILT_IN_TEXTS: Readonly<Record<string, string>> = {};
