import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut } from './values.ts';

/** A link by which whoever tries the demo judges without an account; elsewhere it is a secret. */
export const demoGuest = z.object({
  event_id: idOut,
  name: z.string(),
  path: z
    .string()
    .meta({ examples: ['/judge#DemoGuestOfTheStories1'] })
    .describe('Whoever opens it first may judge with it'),
});
export type DemoGuest = z.infer<typeof demoGuest>;

export const listDemoGuests = endpoint({
  method: 'GET',
  path: '/demo/guests',
  summary: 'Links of guests that the demo shows to everybody, while they judge (demo mode only)',
  tag: 'Demo',
  access: 'demo.control',
  response: z.array(demoGuest),
  problems: [],
});
