import type { PassedOver } from '@pratibha/domain/waiting/waiting-lists';
import { formatDateTime } from '../../time.ts';

const places = (count: number) => (count === 1 ? '1 place' : `${count} places`);

/** The waiting list of an event in full: its settings and who waits. */
export const WAITING_DIALOG_WORDS = {
  title: (event: string) => `Waiting list: ${event}`,
  settings: 'How it works',
  isOn: 'Students may join the waiting list',
  isOnHelp:
    'It begins once all places are taken. As long as anybody waits nobody registers past them.',
  byLot: 'Offer places by lot',
  byLotHelp:
    'A free place goes to one of those who wait then. Else to whoever waits longest. Students read it before they join.',
  hours: 'Hours for which a place is held',
  hoursHelp:
    'Two days for whom no mail reaches, less near the start of the event, and never until an hour between 22:00 and 7:00.',
  hoursWrong: 'Enter a whole number from 1 to 168.',
  afterClose: 'Offer places after registration has closed, too',
  afterCloseHelp: 'Until an hour before the event begins.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'The waiting list was saved.',
  overtaken:
    'Somebody else changed this meanwhile. Look at how it is now, and save again to change it.',
  failed: 'Failed to change the waiting list',
  done: 'Close',

  people: 'Who waits',
  seats: (taken: number, held: number, capacity: number | null) =>
    capacity === null
      ? `Taken: ${taken} · Held: ${held} · no limit`
      : `Taken: ${taken} · Held: ${held} · of ${places(capacity)}`,
  nobody: 'Nobody waits.',
  more: (total: number) => `The first 1,000 of ${total.toLocaleString('en-US')} are shown.`,
  /** With the place in line; 0 where there is none, by lot or with an offer. */
  since: (at: string, rank: number) =>
    `${rank === 0 ? 'Since' : `${rank.toLocaleString('en-US')}. Since`} ${formatDateTime(new Date(at))}`,
  held: (until: string) => `A place is held until ${formatDateTime(new Date(until))}.`,
  outOfOrder: (reason: string) => `Out of order: ${reason}`,
  passedOver: {
    suspended: 'Passed over: the account is suspended.',
    'internal-only': 'Passed over: the event is for this college only.',
    'profile-incomplete': 'Passed over: the profile is not complete.',
  } satisfies Record<PassedOver, string>,
  noOffers: {
    'event-deleted': 'The event was deleted: nothing is offered.',
    'event-ended': 'The event is not active: nothing is offered.',
    'registration-not-open': 'Registration is not open yet: nothing is offered.',
    'registration-closed': 'Registration has closed: nothing is offered, as it is set.',
    'starts-too-soon': 'The event begins too soon: nothing is offered any more.',
  },
  offer: 'Offer a Place',
  offerTo: (name: string) => `Offer a Place to ${name}`,
  offerTitle: (name: string) => `Offer a place to ${name}?`,
  offerText: 'It is held for them, and they are told. Somebody who stands before them waits on.',
  reason: 'Why they come first',
  reasonHelp: 'Needed where somebody stands before them. It stays with the offer, for organisers.',
  offering: 'Offering…',
  offered: (name: string) => `A place is held for ${name}.`,
  close: 'Close the Waiting List',
  closeTitle: 'Close the waiting list?',
  closeText: (waiting: number) =>
    waiting === 1
      ? 'One person waits: they are told that no more places are offered. A place that is held stays so until its time is over.'
      : `${waiting} people wait: they are told that no more places are offered. Places that are held stay so until their time is over.`,
  closeConfirm: 'Yes, Close It',
  closed: 'The waiting list is closed.',
} as const;
