import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, instantOut } from './values.ts';

export const tags = { Public: 'What anybody may read, the same for all.' };

/** The years to which the demo's clock can be set. */
export const DEMO_YEARS = { first: 2000, last: 2099 } as const;

const demo = z.object({
  now: instantOut.describe('The business clock, which runs on from here'),
  moments: z.array(z.object({ label: z.string(), at: instantOut })),
});

/** What the browser needs to know of this installation. */
export const site = z.object({
  now: instantOut,
  zone: z.string(),
  demo: demo.nullable(),
  set_up: z.boolean().describe('false: nobody has published an edition yet'),
});
export type Site = z.infer<typeof site>;

export const getSite = endpoint({
  method: 'GET',
  path: '/public/site',
  summary: 'Clock, zone and demo mode of this installation',
  tag: 'Public',
  access: 'site.read',
  response: site,
  problems: [],
});

export const setDemoClock = endpoint({
  method: 'PUT',
  path: '/demo/clock',
  summary: 'Set the business clock (demo mode only)',
  tag: 'Demo',
  access: 'demo.control',
  body: z.strictObject({
    at: instant.meta({
      format: 'date-time',
      pattern: '^20[0-9]{2}-',
      description: `In the years ${DEMO_YEARS.first} to ${DEMO_YEARS.last}, counted in UTC`,
    }),
  }),
  response: site,
  problems: ['not-found'],
});
