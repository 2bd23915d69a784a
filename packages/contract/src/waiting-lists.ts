import {
  MAX_OFFER_REASON,
  NO_OFFERS,
  OFFER_HOURS,
  PASSED_OVER,
} from '@pratibha/domain/waiting/waiting-lists';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instantOut, MAX_ID, optionalText } from './values.ts';

const tag = 'Admin: waiting lists';

const settings = {
  is_on: z.boolean().describe('Whether somebody may join it'),
  by_lot: z.boolean().describe('A freed seat goes to one of those who wait, by lot'),
  offer_hours: z
    .int()
    .min(OFFER_HOURS.least)
    .max(OFFER_HOURS.most)
    .describe('For how many hours an offer usually stands'),
  after_close: z.boolean().describe('Seats are offered after registration has closed, too'),
};

/** One who waits for a seat, for organisers. */
export const personInLine = z.object({
  id: idOut,
  user_id: idOut,
  user_name: z.string(),
  since: instantOut,
  offered_at: instantOut.nullable(),
  offer_until: instantOut.nullable().describe('Until when a seat is held for them'),
  offer_reason: z
    .string()
    .nullable()
    .describe('Why it was offered out of order')
    .meta({ examples: ['She leads the team'] }),
  passed_over: z
    .enum(PASSED_OVER)
    .nullable()
    .describe('Why they may not register as things are, and are passed over'),
});
export type PersonInLine = z.infer<typeof personInLine>;

/** The waiting list of an event, for organisers. */
export const waitingList = z.object({
  event_id: idOut,
  ...settings,
  revision: z.int().nonnegative().describe('0: nothing was saved yet'),
  capacity: z.int().nullable(),
  taken: z.int(),
  held: z.int().describe('Seats that are offered to somebody'),
  no_offers: z.enum(NO_OFFERS).nullable().describe('Why nothing is offered to anybody'),
  people: z
    .array(personInLine)
    .max(1000)
    .describe('Who has an offer or waits, the first first; no more than the first 1000'),
  total: z.int().nonnegative().describe('How many there are'),
});
export type WaitingList = z.infer<typeof waitingList>;

export const getWaitingList = endpoint({
  method: 'GET',
  path: '/admin/events/{id}/waiting-list',
  summary: 'How the waiting list of an event works, and who waits',
  tag,
  access: 'registrations.read',
  params: idParams,
  response: waitingList,
  problems: [],
});

/** How the waiting list of an event is to work. */
export const waitingListInput = z.strictObject({
  ...settings,
  revision: z
    .int()
    .nonnegative()
    .max(MAX_ID)
    .describe('The version that was read; 0 where nothing was saved yet'),
});

export const updateWaitingList = endpoint({
  method: 'PUT',
  path: '/admin/events/{id}/waiting-list',
  summary: 'Say how the waiting list of an event works; who waits already goes on waiting',
  tag,
  access: 'events.manage',
  params: idParams,
  body: waitingListInput,
  maxBodyKiB: 16,
  response: waitingList,
  problems: ['event-deleted', 'changed-meanwhile'],
});

export const closeWaitingList = endpoint({
  method: 'PUT',
  path: '/admin/events/{id}/waiting-list/close',
  summary: 'Close the waiting list: nobody joins, and who waits is told; offers stand',
  tag,
  access: 'events.manage',
  params: idParams,
  response: waitingList,
  problems: ['event-deleted'],
});

export const offerSeat = endpoint({
  method: 'PUT',
  path: '/admin/waiting/{id}/offer',
  summary: 'Offer a free seat to somebody who waits; out of order with a reason',
  tag,
  access: 'registrations.review',
  params: idParams,
  body: z.strictObject({ reason: optionalText('reason', MAX_OFFER_REASON) }),
  maxBodyKiB: 16,
  response: waitingList,
  problems: [
    'event-deleted',
    'event-ended',
    'registration-not-open',
    'registration-closed',
    'starts-too-soon',
    'offered-already',
    'may-not-register',
    'no-seat-to-offer',
    'out-of-order',
  ],
});
