const places = (count: number) => (count === 1 ? '1 place' : `${count} places`);

/** The waiting list of an event, as organisers see it. */
export const WAITING_LIST_WORDS = {
  heading: 'Waiting list',
  off: 'None: an event that is full refuses who comes.',
  noCapacity: 'It begins once the event has a capacity, and is full.',
  on: ({ by_lot, offer_hours }: { by_lot: boolean; offer_hours: number }) =>
    `${by_lot ? 'By lot' : 'In order'}; a place is held for ${offer_hours === 1 ? '1 hour' : `${offer_hours} hours`}.`,
  closed: 'Nobody joins it any more.',
  people: (waiting: number, held: number) => `Waiting: ${waiting} · Held: ${places(held)}`,
  open: 'Open the Waiting List',
  set: 'Set the Waiting List',
  failed: 'The waiting list could not be loaded.',
} as const;
