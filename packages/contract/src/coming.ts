import { COMING_REFUSALS, PARTICIPATION_REFUSALS } from '@pratibha/domain/refusals';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { editionQuery, idOut, idParams, idQuery, instantOut } from './values.ts';

/** Whether a person comes whose registration is SHORTLISTED; it stays so whatever they say. */
export const coming = z.object({
  registration_id: idOut,
  event_id: idOut,
  cannot_come_at: instantOut
    .nullable()
    .describe('When they said that they cannot; null: they come'),
  refusal: z
    .enum([...PARTICIPATION_REFUSALS, ...COMING_REFUSALS])
    .nullable()
    .describe('Why it cannot be said, or, where it was said, not be taken back'),
});
export type Coming = z.infer<typeof coming>;

/** One who cannot come, for organisers. */
export const cannotCome = z.object({
  registration_id: idOut,
  event_id: idOut,
  cannot_come_at: instantOut,
});

/** How many come of those who are shortlisted. */
export const eventComing = z.object({ event_id: idOut, shortlisted: z.int(), come: z.int() });

export const listOwnComing = endpoint({
  method: 'GET',
  path: '/user/registrations/coming',
  summary: 'Whether one comes to what one is shortlisted for',
  tag: 'Registrations',
  access: 'registration.own',
  response: z.array(coming),
  problems: [],
});

export const sayCannotCome = endpoint({
  method: 'PUT',
  path: '/user/registrations/{id}/cannot-come',
  summary: 'Say that one cannot come: the seat is free; also answers 200 when it was said',
  tag: 'Registrations',
  access: 'registration.own',
  params: idParams,
  response: coming,
  problems: ['event-deleted', 'event-ended', 'not-shortlisted', 'event-day-over'],
});

export const comeAfterAll = endpoint({
  method: 'DELETE',
  path: '/user/registrations/{id}/cannot-come',
  summary: 'Come after all, while there is a seat; also answers 200 when nothing was said',
  tag: 'Registrations',
  access: 'registration.own',
  params: idParams,
  response: coming,
  problems: [
    'event-deleted',
    'event-ended',
    'registration-rejected',
    'event-day-over',
    'full',
    'chosen-option-full',
  ],
});

export const listCannotCome = endpoint({
  method: 'GET',
  path: '/admin/registrations/cannot-come',
  summary: 'Who said that they cannot come',
  tag: 'Admin: registrations',
  access: 'registrations.read',
  query: z.strictObject({ event_id: idQuery, edition: editionQuery }),
  response: z.array(cannotCome),
  problems: [],
});

export const listEventsComing = endpoint({
  method: 'GET',
  path: '/admin/events/coming',
  summary: 'How many come of those who are shortlisted, where somebody cannot or seats are limited',
  tag: 'Admin: events',
  access: 'events.read',
  query: z.strictObject({ edition: editionQuery }),
  response: z.array(eventComing),
  problems: [],
});
