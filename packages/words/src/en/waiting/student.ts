const people = (count: number) => (count === 1 ? '1 person waits' : `${count} people wait`);
const hours = (count: number) => (count === 1 ? 'an hour' : `${count} hours`);

/** The waiting list of an event, for who may wait. */
export const WAITING_WORDS = {
  heading: 'Waiting list',
  join: 'Join the Waiting List',
  joinFor: (event: string) => `Join the Waiting List: ${event}`,
  /** Said before one joins. */
  how: ({ by_lot, in_line, offer_hours }: How) =>
    `${in_line === 0 ? 'Nobody waits yet' : people(in_line)}. ${
      by_lot
        ? 'A free place goes to one of those who wait then, by lot'
        : 'A free place goes to whoever waits longest'
    }: it is usually held for ${hours(offer_hours)}, and goes on to the next if it is not accepted.`,
  byLot: (count: number) =>
    count < 2
      ? 'You are the only one who waits.'
      : `You are one of ${count} who wait; a free place goes to one of you by lot.`,
  /** Said while one waits. */
  next: (count: number) =>
    `Once a place is held for you, the bell and a mail tell you. You usually have ${hours(count)} to accept it.`,
  leave: 'Leave the Waiting List',
  leaveTitle: 'Leave the waiting list?',
  leaveText: (event: string) =>
    `You give up your place in line for “${event}”. If you join again you begin at the end.`,
  leaveConfirm: 'Yes, Leave',
  left: 'You wait no longer.',
  held: (until: string) => `A place is held for you until ${until}.`,
  heldText: 'Accept it to be registered with the answers that you gave.',
  accept: 'Accept the Place',
  accepting: 'Accepting…',
  accepted: 'You are registered.',
  decline: 'Decline',
  declineTitle: 'Decline the place?',
  declineText: (event: string) =>
    `The place for “${event}” goes on to the next who waits, and you wait no longer.`,
  declineConfirm: 'Yes, Decline',
  declined: 'The place goes on to the next.',
  failed: 'This could not be done.',
  uncertain: 'No answer came, so it is not certain that this was done. Try again.',
} as const;

type How = { readonly by_lot: boolean; readonly in_line: number; readonly offer_hours: number };
