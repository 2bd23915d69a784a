import { PARTICIPATION_REFUSALS } from '@pratibha/domain/refusals';
import { WAITING_REFUSALS, WHY_NO_OFFER } from '@pratibha/domain/waiting/waiting-lists';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { eventAnswers, userRegistration } from './registrations.ts';
import { idOut, idParams, instantOut } from './values.ts';

export const tags = {
  'Waiting lists': 'Waiting for a seat of an event that is full, and taking it when it is offered.',
  'Admin: waiting lists': 'Who waits for a seat of an event, and whom it is offered.',
};
const tag = 'Waiting lists';

/** How somebody waits. */
export const ownPlaceInLine = z.object({
  since: instantOut,
  rank: z
    .int()
    .positive()
    .nullable()
    .describe('Their place in line, 1 is next; null by lot, and with an offer'),
  offer_until: instantOut.nullable().describe('Until when a seat is held for them'),
  why: z.enum(WHY_NO_OFFER).nullable().describe('Why there is no offer yet; null with one'),
});
export type OwnPlaceInLine = z.infer<typeof ownPlaceInLine>;

/** The waiting list of an event, as one person meets it. */
export const ownWaitingList = z.object({
  event_id: idOut,
  by_lot: z.boolean().describe('A freed seat goes to one of those who wait, by lot'),
  offer_hours: z.int().describe('For how long an offer usually stands'),
  in_line: z.int().nonnegative().describe('How many wait and have no offer'),
  waiting: ownPlaceInLine.nullable().describe('null: the person does not wait'),
  refusal: z
    .enum([...PARTICIPATION_REFUSALS, ...WAITING_REFUSALS])
    .nullable()
    .describe('Why the person cannot join it, but for their profile'),
});
export type OwnWaitingList = z.infer<typeof ownWaitingList>;

export const listOwnWaiting = endpoint({
  method: 'GET',
  path: '/user/events/waiting',
  summary: 'The waiting lists of events, and how one waits in each',
  tag,
  access: 'events.browse',
  response: z.array(ownWaitingList).describe('Of events that have one, or in which one waits'),
  problems: [],
});

export const joinWaitingList = endpoint({
  method: 'POST',
  path: '/user/events/{id}/waiting',
  summary: 'Wait for a seat of an event that is full, with the answers to its questions',
  tag,
  access: 'registration.own',
  params: idParams,
  body: z.strictObject({ event_answers: eventAnswers }),
  maxBodyKiB: 128,
  response: ownWaitingList,
  status: 201,
  idempotent: true,
  problems: [
    'profile-incomplete',
    'internal-only',
    'event-ended',
    'event-deleted',
    'registration-not-open',
    'registration-closed',
    'already-registered',
    'no-waiting-list',
    'seats-are-free',
    'waiting-already',
    'idempotency-key-reused',
  ],
});

export const leaveWaitingList = endpoint({
  method: 'DELETE',
  path: '/user/events/{id}/waiting',
  summary: 'Wait no more; a seat that is held goes on to the next',
  tag,
  access: 'registration.own',
  params: idParams,
  response: ownWaitingList,
  problems: [],
});

export const acceptOffer = endpoint({
  method: 'PUT',
  path: '/user/events/{id}/waiting/offer',
  summary: 'Take the seat that is held, and be registered with the answers that were given',
  tag,
  access: 'registration.own',
  params: idParams,
  response: userRegistration,
  problems: [
    'profile-incomplete',
    'internal-only',
    'event-ended',
    'event-deleted',
    'already-registered',
    'class-overlaps',
    'no-offer',
  ],
});

export const declineOffer = endpoint({
  method: 'DELETE',
  path: '/user/events/{id}/waiting/offer',
  summary: 'Let a seat that is held go on to the next, and wait no more',
  tag,
  access: 'registration.own',
  params: idParams,
  response: ownWaitingList,
  problems: ['no-offer'],
});
