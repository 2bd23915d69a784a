/** Limits of the popup that tells students of the workshops, counted per browser (R4.16). */
export const WORKSHOP_POPUP = { key: 'pratibha.workshop-views', maxViews: 5 } as const;
