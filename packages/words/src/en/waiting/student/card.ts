/** Of a waiting list on the card of an event, in the first view of every student. */
export const WAITING_CARD_WORDS = {
  opens: 'Tell Me When It Opens',
  free: 'Tell Me When a Seat Is Free',
  join: 'Join the Waiting List',
  place: 'Your Place in Line',
  offer: 'A Place Is Held for You',
} as const;
