import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { userEvent } from './events.ts';
import { eventAnswers } from './registrations.ts';
import { dayOut, hourOut, idParams, MAX_ID } from './values.ts';

export const tags = {
  Workshops: 'Classes of workshops, and taking a seat in one.',
  'Admin: workshops': 'Classes of workshops: when, where, who gives them and how many may come.',
};
const tag = 'Workshops';

/** When a class is, where, and who gives it. */
export const classHours = {
  event_date: dayOut,
  starts_at: hourOut,
  ends_at: hourOut,
  venue_name: z
    .string()
    .nullable()
    .describe('Its own, else that of the edition')
    .meta({ examples: ['City Hall'] }),
  venue_room: z
    .string()
    .nullable()
    .meta({ examples: ['Lab 2'] }),
  speakers: z.array(z.string()).meta({ examples: [['Asha Rai']] }),
};

/** A class as a signed-in person sees it: an event with its hours; its title is its workshop's. */
export const workshopClass = z.object({ ...userEvent.shape, ...classHours });
export type WorkshopClass = z.infer<typeof workshopClass>;

export const listClasses = endpoint({
  method: 'GET',
  path: '/user/workshops/classes',
  summary: 'The classes of the workshops of this year, in the order of their hours',
  tag,
  access: 'events.browse',
  response: z.array(workshopClass),
  problems: [],
});

export const takeClass = endpoint({
  method: 'POST',
  path: '/user/workshops/classes/{id}/seat',
  summary: 'Take a seat in a class, perhaps instead of the one in another at the same time',
  tag,
  access: 'registration.own',
  params: idParams,
  body: z.strictObject({
    event_answers: eventAnswers.describe('Checked against its questions; empty where it has none'),
    instead_of: z
      .int()
      .positive()
      .max(MAX_ID)
      .nullable()
      .describe('The class whose seat is given up for this one; null: none'),
  }),
  maxBodyKiB: 128,
  response: workshopClass,
  status: 201,
  problems: [
    'internal-only',
    'event-ended',
    'event-deleted',
    'registration-not-open',
    'registration-closed',
    'already-registered',
    'full',
    'registered-too-often',
    'not-registered',
    'withdrawal-closed',
    'withdrawal-reviewed',
    'withdrawal-submitted',
    'class-overlaps',
  ],
});
