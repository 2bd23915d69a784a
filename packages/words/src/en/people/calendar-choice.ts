/** Which calendar a day is entered in, and which is told beside AD. */
export const CALENDAR_CHOICE_WORDS = {
  inBikramSambat: 'Enter it in Bikram Sambat',
  inAd: 'Enter it in AD',
  heading: 'Dates',
  beside: 'Show Bikram Sambat beside dates on this device',
} as const;
