/** Limits of the popups, counted per browser (R4.16, R9.4). */
export const ADVERT_POPUP = { key: 'pratibha.advert-views', maxViews: 3, delayMs: 1000 } as const;
export const WORKSHOP_POPUP = { key: 'pratibha.workshop-views', maxViews: 5 } as const;
