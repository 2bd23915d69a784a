/** What the advert says, in each phase of the edition. */
export const ADVERT_WORDS = {
  close: 'Close this announcement',
  upcoming: {
    title: 'Win cash and a scholarship',
    text: 'Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships are waiting for your work. Registration opens on 24 June 2025.',
  },
  open: {
    title: 'Win cash and a scholarship',
    text: 'Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships are waiting for your work.',
  },
  closed: {
    title: 'The works are on their way',
    text: 'Registration is closed. Come and see what was made: the event is on 15 August 2025.',
  },
  over: {
    title: 'This edition is over',
    text: 'Thank you to everybody who took part. The dates of the next edition will be announced here.',
  },
  guidelines: 'See the guidelines',
} as const;
