import { LONGEST_NAME, nameError, plainName } from '@pratibha/domain/certificates/name';
import { onlyErrors } from '@pratibha/domain/text/text-rule';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  editionQuery,
  form,
  idOut,
  idParams,
  idQuery,
  instantOut,
  listQuery,
  MAX_ID,
  text,
} from './values.ts';

const LIVE = 'Its slug; absent or null: the edition whose pages are shown';
const FOUND = { examples: ['Asha Rai'] };

/** How it stands with the names of those who will get a certificate of an event or a whole year. */
export const certificateNames = z.object({
  get: z.int().describe('How many people with an account will get one, as it looks now'),
  unasked: z.int().describe('Of these, who was not asked yet: whoever asks now, asks them'),
  answered: z.int().describe('Of these, who said how their name stands'),
  waiting: z.int().describe('Of these, who was asked, did not answer, and has time'),
  until: instantOut.nullable().describe('When the last of those have no more time'),
});

/** How many people were asked. */
export const askedForNames = z.object({ asked: z.int() });

/** Somebody of the edition whose name was looked for. */
export const namedPerson = z.object({
  user_id: idOut,
  profile_name: z.string().meta(FOUND),
  name: z.string().describe('As it stands on their certificates'),
});
export type NamedPerson = z.infer<typeof namedPerson>;

export const getCertificateNames = endpoint({
  method: 'GET',
  path: '/admin/certificate-names',
  summary: 'How many will get a certificate of an event or edition, and said how their name stands',
  tag: 'Admin: certificates',
  access: 'certificates.issue',
  query: z.strictObject({
    edition: editionQuery,
    event_id: idQuery.describe('Of the edition; absent: all that one organises'),
  }),
  response: certificateNames,
  problems: [],
});

export const askForCertificateNames = endpoint({
  method: 'POST',
  path: '/admin/certificate-names',
  summary:
    'Ask everybody who will get a certificate of an event or edition how their name stands on it; nobody twice',
  tag: 'Admin: certificates',
  access: 'certificates.issue',
  body: z.strictObject({
    edition: editionQuery.nullable().describe(LIVE),
    event_id: z
      .int()
      .positive()
      .max(MAX_ID)
      .nullable()
      .default(null)
      .describe('null: all that one organises'),
  }),
  maxBodyKiB: 16,
  response: askedForNames,
  problems: [],
});

export const findNamedPeople = endpoint({
  method: 'GET',
  path: '/admin/certificate-names/people',
  summary: 'People of an edition by their name, and how it stands on certificates; the first 20',
  tag: 'Admin: certificates',
  access: 'users.correct',
  query: z.strictObject({ edition: editionQuery, q: listQuery.q }),
  response: z.array(namedPerson),
  problems: [],
});

export const correctCertificateName = endpoint({
  method: 'PUT',
  path: '/admin/users/{id}/certificate-name',
  summary:
    'Correct how somebody’s name stands on the certificates of an edition; those that were issued are issued again',
  tag: 'Admin: certificates',
  access: 'users.correct',
  params: idParams,
  body: form(
    z.strictObject({
      edition: editionQuery.nullable().describe(LIVE),
      name: text(LONGEST_NAME, 'required'),
    }),
    ({ name }) => onlyErrors({ name: nameError(name) }),
  ).transform(({ name, ...rest }) => ({ ...rest, name: plainName(name) })),
  maxBodyKiB: 16,
  response: namedPerson,
  problems: ['already-erased'],
});
