import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instantOut, listQuery, MAX_ID } from './values.ts';

const TAG = 'Admin: certificates';

/** A registration, and whether its person came. */
export const attendance = z.object({
  registration_id: idOut,
  name: z.string(),
  came_at: instantOut.nullable().describe('When an organiser said so; null: nobody did'),
  said_by: z.string().nullable(),
});
export type Attendance = z.infer<typeof attendance>;

/** The same in one's own data. */
export const ownAttendance = z.object({
  event_id: idOut,
  event_title: z.string(),
  said_at: instantOut,
});

export const listAttendances = endpoint({
  method: 'GET',
  path: '/admin/events/{id}/attendances',
  summary: 'Everybody registered for an event who was not rejected, and who of them came',
  tag: TAG,
  access: 'certificates.read',
  params: idParams,
  query: z.strictObject({
    q: listQuery.q,
    limit: listQuery.limit,
    cursor: listQuery.cursor,
  }),
  response: z.array(attendance),
  problems: [],
});

/** How many were changed by it. */
export const attendancesSaid = z.object({ changed: z.int().nonnegative() });

export const sayWhoCame = endpoint({
  method: 'PUT',
  path: '/admin/events/{id}/attendances',
  summary: 'Say of registrations that their people came, or take it back; nothing else changes',
  tag: TAG,
  access: 'certificates.issue',
  params: idParams,
  body: z.strictObject({
    registration_ids: z.array(z.int().positive().max(MAX_ID)).min(1).max(1_000),
    came: z.boolean(),
  }),
  maxBodyKiB: 32,
  response: attendancesSaid,
  problems: [],
});
