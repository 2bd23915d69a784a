/** Limits of the landing page's popup, counted per browser (R9.4). */
export const ADVERT_POPUP = { key: 'pratibha.advert-views', maxViews: 3, delayMs: 1000 } as const;
