import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { besideOut } from './event-beside.ts';
import { adminEvent, eventFields } from './events.ts';
import { idOut, idParams } from './values.ts';

/** Where answers to mails go stands in the mails, and in the form. */
const { what_to_bring, reply_to: _, ...whenAndWhere } = besideOut;

/**
 * When on its day an event is, and where: what it leaves empty of its venue is its edition's; and
 * how many are shortlisted at most.
 */
export const eventPlace = z.object({
  event_id: idOut,
  event_date: eventFields.event_date,
  ...whenAndWhere,
  brings: z.boolean().describe('Whether it says what to bring'),
});
export type EventPlace = z.infer<typeof eventPlace>;

export const whatToBring = z.object({
  what_to_bring: what_to_bring.describe('Markdown; null: nothing is said'),
});

/** An event with everything that its form has. */
export const eventInForm = z.object({
  ...adminEvent.shape,
  ...besideOut,
  edition_venue: z
    .object({
      name: z.string().nullable(),
      room: z.string().nullable(),
      address: z.string().nullable(),
      map: z.string().nullable(),
    })
    .nullable()
    .describe('Where it is as far as it names no venue itself; null: nothing is published yet'),
  in_the_way: z
    .array(z.object({ event_id: idOut, event_title: z.string() }))
    .describe('Other events in the same venue and room at the same hour'),
});
export type EventInForm = z.infer<typeof eventInForm>;

export const listEventPlaces = endpoint({
  method: 'GET',
  path: '/user/events/places',
  summary: 'When on their days events are, and where, as far as it is said',
  tag: 'Events',
  access: 'events.browse',
  response: z.array(eventPlace),
  problems: [],
});

export const getWhatToBring = endpoint({
  method: 'GET',
  path: '/user/events/{id}/what-to-bring',
  summary: 'What to bring to an event',
  tag: 'Events',
  access: 'events.browse',
  params: idParams,
  response: whatToBring,
  problems: [],
});

export const getEventInForm = endpoint({
  method: 'GET',
  path: '/admin/events/{id}/form',
  summary: 'One event with everything that its form has, and what stands in its way',
  tag: 'Admin: events',
  access: 'events.read',
  params: idParams,
  response: eventInForm,
  problems: [],
});
