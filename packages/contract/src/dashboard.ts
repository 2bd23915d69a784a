import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayOut, editionQuery, idOut } from './values.ts';

export const tags = { 'Admin: dashboard': 'Figures of the competition.' };

const day = z.object({
  date: dayOut.describe('YYYY-MM-DD in the zone of the competition'),
  registrations: z.int(),
  submissions: z.int(),
});

const eventFigures = z.object({
  id: idOut,
  capacity: z.int().nullable(),
  seats_taken: z.int().nullable(),
  registrations: z.int(),
  submissions: z.int(),
  pending_registrations: z.int(),
  pending_submissions: z.int(),
});

/** Counts for the cards, and the further widget's series of the last days. */
export const dashboard = z.object({
  active_users: z.int(),
  events: z.int(),
  registrations: z.int(),
  submissions: z.int(),
  pending_registrations: z.int(),
  pending_submissions: z.int(),
  per_day: z.array(day),
  per_event: z.array(eventFigures).describe('The events that are not deleted'),
});
export type Dashboard = z.infer<typeof dashboard>;

export const getDashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  summary: 'Counts, and registrations and submissions per day and per event',
  tag: 'Admin: dashboard',
  access: 'dashboard.read',
  query: z.strictObject({ edition: editionQuery }),
  response: dashboard,
  problems: [],
});
