import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { editionQuery, idOut } from './values.ts';

/** The headings of the calls of events. */
export const tags = {
  Events: 'Events as students meet them, with what they may do in each.',
  'Admin: events': 'Making events and changing them.',
};

export const eventSeats = z.object({
  event_id: idOut,
  taken: z.int().describe('By registrations that are not REJECTED'),
  capacity: z.int(),
});
export type EventSeats = z.infer<typeof eventSeats>;

export const listEventSeats = endpoint({
  method: 'GET',
  path: '/admin/events/seats',
  summary: 'How many seats are taken, of each event with a capacity',
  tag: 'Admin: events',
  access: 'events.read',
  query: z.strictObject({ edition: editionQuery }),
  response: z.array(eventSeats),
  problems: [],
});
