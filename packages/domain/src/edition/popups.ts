/** Limits of the popups, counted per browser (spec sections 4 and 9). */
export const ADVERT_POPUP = { key: 'pratibha.advert-views', maxViews: 3, delayMs: 1000 } as const;
export const WORKSHOP_POPUP = { key: 'pratibha.workshop-views', maxViews: 5 } as const;

/** What the advert says. */
export const ADVERT = {
  title: 'Win cash and a scholarship',
  text: 'Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships are waiting for your work.',
  close: 'Close this announcement',
} as const;
