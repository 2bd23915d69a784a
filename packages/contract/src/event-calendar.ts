import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './values.ts';

export const getEventCalendar = endpoint({
  method: 'GET',
  path: '/public/events/{id}/calendar.ics',
  summary: 'The dates of an event for calendars (iCalendar), each with an alarm a day before',
  tag: 'Public',
  access: 'site.read',
  params: idParams,
  response: z.string(),
  produces: ['text/calendar'],
  problems: [],
});
