import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instantOut } from './values.ts';

export const tags = {
  Calendar: 'The dates of what one takes part in, for a calendar that follows a link.',
};

/**
 * Whether a calendar follows one's dates. The link itself is told when it is made, and never again.
 */
export const calendarLink = z.object({
  made_at: instantOut.nullable().describe('null: there is no link'),
});

/** A link that was made: the only response that holds it. */
export const newCalendarLink = z.object({
  url: z.string().describe('Shown once: whoever has it reads the dates'),
  made_at: instantOut,
});
export type NewCalendarLink = z.infer<typeof newCalendarLink>;

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendars/{token}/dates.ics',
  summary: 'The dates of what a person takes part in, for calendars (iCalendar)',
  tag: 'Calendar',
  access: 'site.read',
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  response: z.string(),
  produces: ['text/calendar'],
  rate: 'link',
  problems: [],
});

export const getCalendarLink = endpoint({
  method: 'GET',
  path: '/user/calendar',
  summary: 'Whether one has a link for calendars',
  tag: 'Calendar',
  access: 'calendar.own',
  response: calendarLink,
  problems: [],
});

/** Takes no Idempotency-Key: its response would be kept, and with it the link. */
export const makeCalendarLink = endpoint({
  method: 'POST',
  path: '/user/calendar',
  summary: 'Make a link for calendars, which is shown once; the one before it ends',
  tag: 'Calendar',
  access: 'calendar.own',
  response: newCalendarLink,
  status: 201,
  holdsSecrets: true,
  problems: [],
});

export const endCalendarLink = endpoint({
  method: 'DELETE',
  path: '/user/calendar',
  summary: 'End the link for calendars; also answers 200 when there is none',
  tag: 'Calendar',
  access: 'calendar.own',
  response: calendarLink,
  problems: [],
});
