/** The dates of the edition in the words of the site. */
export const DATE_WORDS = {
  registrationOpens: '24 June 2025',
  firstDeadline: '16 July 2025',
  extendedDeadline: '8 August',
  deadline: '16 July 2025, extended till 8 August',
  eventDay: '15 August 2025',
} as const;
