import { EDITION_STATUSES } from '@pratibha/domain/editions/edition-actions';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** An edition as a filter of what its events hold. */
export const eventEdition = z.object({
  slug: z.string().describe('Names it in filters: its year'),
  status: z.enum(EDITION_STATUSES).describe('live: it is this year'),
  events: z.int().nonnegative().describe('Those that one may look at, deleted ones too'),
});
export type EventEdition = z.infer<typeof eventEdition>;

export const listEventEditions = endpoint({
  method: 'GET',
  path: '/admin/events/editions',
  summary: 'Editions that lists can be filtered by, the newest first, and how many events each has',
  tag: 'Admin: events',
  access: 'events.read',
  response: z.array(eventEdition),
  problems: [],
});
