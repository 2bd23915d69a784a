import type { PassedOver } from '../waiting/waiting-lists.ts';

type Asked = { readonly event_id: number; readonly at: string };
type InLine = { readonly event_id: number; readonly waiting_id: number };

/** What people are told who wait for a seat of an event. */
export type ToldOfSeats = {
  /** `at`: until when the seat is held. */
  'seat-offered': InLine & { readonly at: string };
  'offer-expired': InLine;
  /** It was their turn, and they may not register; each reason is told once. */
  'passed-over': InLine & { readonly why: Exclude<PassedOver, 'suspended'> };
  'waiting-list-closed': InLine;
  /** Who waits for it, or has an offer, keeps their place should it come back. */
  'awaited-event-deleted': InLine;
  /** `at`: when they asked to be told, so that who asks again is told again. */
  'registration-opens': Asked;
  'seat-free': Asked;
};

const OF_LINE = {
  group: 'decisions',
  canWait: true,
  isHeldBack: false,
  leadsTo: ({ event_id }: InLine) => `/user/events/${event_id}`,
  key: ({ waiting_id }: InLine) => `${waiting_id}`,
} as const;

const OF_ASKED = {
  group: 'dates',
  canWait: true,
  isHeldBack: false,
  leadsTo: ({ event_id }: Asked) => `/user/events/${event_id}`,
  key: ({ event_id, at }: Asked) => `${event_id}@${at}`,
} as const;

/** The rules of each. */
export const RULES_OF_SEATS = {
  // It stands for some hours; whoever reads of it in the morning may be too late.
  'seat-offered': { ...OF_LINE, canWait: false },
  'offer-expired': OF_LINE,
  'passed-over': {
    ...OF_LINE,
    key: ({ waiting_id, why }: ToldOfSeats['passed-over']) => `${waiting_id}.${why}`,
  },
  'waiting-list-closed': OF_LINE,
  // Its own page shows nothing any more.
  'awaited-event-deleted': { ...OF_LINE, leadsTo: () => '/user/events' },
  'registration-opens': OF_ASKED,
  // It is whoever's comes first.
  'seat-free': { ...OF_ASKED, canWait: false },
} as const;
