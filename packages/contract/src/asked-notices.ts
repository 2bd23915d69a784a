import { NOTICES_ABOUT } from '@pratibha/domain/waiting/asked-notices';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instantOut } from './values.ts';

const tag = 'Waiting lists';

/** What somebody is told, once, of an event. */
export const askedNotice = z.object({
  event_id: idOut,
  about: z
    .enum(NOTICES_ABOUT)
    .describe('opens: that registration does; seat-free: that a seat is free'),
});

/** The same as it is kept. */
export const keptNotice = z.object({ ...askedNotice.shape, asked_at: instantOut });

export const listAskedNotices = endpoint({
  method: 'GET',
  path: '/user/events/notices',
  summary: 'Of which events one is told that they open, or that a seat is free',
  tag,
  access: 'events.browse',
  response: z.array(askedNotice),
  problems: [],
});

export const askForNotice = endpoint({
  method: 'PUT',
  path: '/user/events/{id}/notice',
  summary: 'Be told, once, that registration opens, or that a seat is free',
  tag,
  access: 'registration.own',
  params: idParams,
  response: askedNotice,
  problems: ['nothing-to-tell'],
});

export const endNotice = endpoint({
  method: 'DELETE',
  path: '/user/events/{id}/notice',
  summary: 'Not be told of it after all',
  tag,
  access: 'registration.own',
  params: idParams,
  response: askedNotice,
  problems: [],
});
