import { LONGEST_NAME } from '@pratibha/domain/certificates/name';
import { VOLUNTEER_LIMITS } from '@pratibha/domain/certificates/volunteers';
import { EMAIL_SHAPE } from '@pratibha/domain/people/identity';
import { z } from 'zod';
import { certificateNumberOut } from './certificates.ts';
import { endpoint } from './endpoint.ts';
import {
  editionQuery,
  idOut,
  idParams,
  idQuery,
  instantOut,
  MAX_ID,
  shaped,
  text,
} from './values.ts';

const TAG = 'Admin: certificates';

/** Somebody who helped. */
export const volunteer = z.object({
  id: idOut,
  event_id: idOut.nullable().describe('null: with the whole year'),
  event_title: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable().describe('null for whoever may not see contacts'),
  has_account: z.boolean(),
  certificate: certificateNumberOut.nullable().describe('The number of the one they have'),
});
export type Volunteer = z.infer<typeof volunteer>;

/** The same in one's own data. */
export const ownVolunteering = z.object({
  edition: z.string(),
  event_title: z.string().nullable().describe('null: with the whole year'),
  name: z.string(),
  entered_at: instantOut,
});

export const listVolunteers = endpoint({
  method: 'GET',
  path: '/admin/volunteers',
  summary: 'Who helped with the events of an edition, by name',
  tag: TAG,
  access: 'certificates.read',
  query: z.strictObject({ event_id: idQuery, edition: editionQuery }),
  response: z.array(volunteer),
  problems: [],
});

export const enterVolunteers = endpoint({
  method: 'POST',
  path: '/admin/volunteers',
  summary: 'Enter who helped with an event or the whole year; a known address gets another name',
  tag: TAG,
  access: 'certificates.issue',
  body: z.strictObject({
    event_id: z
      .int()
      .positive()
      .max(MAX_ID)
      .nullable()
      .default(null)
      .describe('null: with the whole year'),
    edition: editionQuery.nullable().describe('Of the whole year; absent: the one that is shown'),
    volunteers: z
      .array(
        z.strictObject({
          name: text(LONGEST_NAME, 'required'),
          email: shaped(z.string(), EMAIL_SHAPE).meta({ examples: ['asha@school.example'] }),
        }),
      )
      .min(1)
      .max(VOLUNTEER_LIMITS.atOnce),
  }),
  maxBodyKiB: 128,
  response: z.array(volunteer),
  problems: ['volunteers-full'],
});

export const removeVolunteer = endpoint({
  method: 'DELETE',
  path: '/admin/volunteers/{id}',
  summary: 'Take somebody off the list; of certificates that they have, the name goes with them',
  tag: TAG,
  access: 'certificates.issue',
  params: idParams,
  response: z.array(volunteer),
  problems: [],
});
