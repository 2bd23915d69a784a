import { LANGUAGES } from '@pratibha/domain/language/languages';
import { LIMITS } from '@pratibha/domain/limits';
import { MAIL_STATES } from '@pratibha/domain/notifications/mail-states';
import { NOTIFICATION_KINDS } from '@pratibha/domain/notifications/notifications';
import { ROLES } from '@pratibha/domain/people/roles';
import { TOKEN_SCOPES } from '@pratibha/domain/people/tokens';
import {
  GENDERS,
  REGISTRATION_STATUSES,
  SUBMISSION_STATUSES,
  USER_STATUSES,
} from '@pratibha/domain/statuses';
import { z } from 'zod';
import { ownAttendance } from './attendances.ts';
import { saidConsent } from './consents.ts';
import { deskOfOne } from './desk-assignments.ts';
import { endpoint } from './endpoint.ts';
import { askedOfEvent } from './enquiries.ts';
import { questionsOut } from './events.ts';
import { OWN_ANSWERS } from './own-answers-data.ts';
import { heldCertificate, saidName } from './own-certificates.ts';
import { OWN_FILES } from './own-files-data.ts';
import { ownJudging } from './own-judging.ts';
import { ownResult } from './own-results.ts';
import { OWN_TRANSLATIONS } from './own-translations-data.ts';
import { answers } from './registrations.ts';
import { askedOfResult } from './result-enquiries.ts';
import { savedByOne } from './saved-filters.ts';
import { REVISION_FIELDS } from './submissions.ts';
import { keptFile, uploadDay } from './uploads.ts';
import { dayOut, idOut, idParams, instantOut, optionalText, titledGrantOut } from './values.ts';
import { ownVolunteering } from './volunteers.ts';

export const tags = { Privacy: 'What is held about oneself, and the wish to be erased.' };

/** Whether the person has asked to be erased, and why if they said so. */
export const erasure = z.object({
  requested_at: instantOut.nullable().describe('null: no request is open'),
  reason: z.string().nullable(),
});
export type Erasure = z.infer<typeof erasure>;

/** Everything that is held about a person, and nothing about anybody else. */
export const ownData = z.object({
  generated_at: instantOut,
  person: z.object({
    id: idOut,
    name: z.string(),
    email: z.string(),
    profile_pic: z.string().nullable(),
    role: z.enum(ROLES),
    status: z.enum(USER_STATUSES),
    is_internal: z.boolean(),
    language: z
      .enum(LANGUAGES)
      .nullable()
      .describe('In which the person reads; null: not known yet'),
    registered_at: instantOut,
    updated_at: instantOut,
  }),
  profile: z
    .object({
      mobile: z.string(),
      dob: dayOut,
      gender: z.enum(GENDERS),
      address: z.string(),
      college_name: z.string(),
      college_address: z.string(),
      updated_at: instantOut,
    })
    .nullable(),
  identities: z
    .array(z.object({ issuer: z.string(), created_at: instantOut, last_sign_in_at: instantOut }))
    .describe('The sign-in providers that know this person'),
  sessions: z.array(
    z.object({
      created_at: instantOut,
      last_seen_at: instantOut,
      expires_at: instantOut,
      device: z.string().nullable(),
    }),
  ),
  tokens: z
    .array(
      z.object({
        name: z.string(),
        scope: z.enum(TOKEN_SCOPES),
        created_at: instantOut,
        expires_at: instantOut,
        last_used_at: instantOut.nullable(),
        ended_at: instantOut.nullable(),
      }),
    )
    .describe('By which programs act in the name of an organiser'),
  calendar_link: z
    .object({
      made_at: instantOut,
      left_events: z.array(idOut).describe('Of which it tells that the person withdrew'),
    })
    .nullable()
    .describe('By which a calendar follows the dates'),
  notifications: z
    .array(
      z.object({
        kind: z.enum(NOTIFICATION_KINDS),
        params: z
          .record(z.string(), z.unknown())
          .describe('Ids, versions and codes of what it tells'),
        created_at: instantOut,
        read_at: instantOut.nullable(),
        mail: z.enum(MAIL_STATES).describe('What became of the mail; none: none was to be sent'),
        mailed_at: instantOut.nullable(),
        mail_to: z
          .string()
          .nullable()
          .describe('Where the mail goes that goes to a former address'),
      }),
    )
    .describe('What the person was told, in the bell and by mail'),
  notification_choices: z
    .object({
      kinds: z.array(
        z.object({ kind: z.enum(NOTIFICATION_KINDS), in_bell: z.boolean(), by_mail: z.boolean() }),
      ),
      quiet_hours: z.boolean().nullable(),
    })
    .describe('By which ways what is told reaches the person, as far as they chose'),
  edition_versions: z
    .array(z.object({ edition: z.string(), number: z.int(), at: instantOut }))
    .describe('What the person published of the pages'),
  waiting_announcements: z
    .array(z.object({ subject: z.string(), send_at: instantOut.nullable() }))
    .describe('What goes out at its moment in the name of the person'),
  refused_address: z
    .object({ email: z.string(), reason: z.string(), refused_at: instantOut })
    .nullable()
    .describe('To which no mail goes, as a mail server refused it'),
  invitations: z
    .array(z.object({ made_at: instantOut, expires_at: instantOut }))
    .describe('What the person invited other organisers to, without their addresses'),
  event_grants: z.array(titledGrantOut).describe('What the person is to which events'),
  registrations: z.array(
    z.object({
      id: idOut,
      event_id: idOut,
      event_title: z.string(),
      registered_on: instantOut,
      status: z.enum(REGISTRATION_STATUSES),
      answers,
      questions: questionsOut,
      review_remarks: z.string().nullable(),
      reviewed_at: instantOut.nullable(),
      cannot_come_at: instantOut.nullable(),
    }),
  ),
  follow_up_answers: z
    .array(
      z.object({
        registration_id: idOut,
        answered_at: instantOut,
        answers,
        questions: questionsOut,
      }),
    )
    .describe('What the person answered where they were shortlisted'),
  ...OWN_ANSWERS,
  submissions: z.array(
    z.object({
      id: idOut,
      event_id: idOut,
      event_title: z.string(),
      status: z.enum(SUBMISSION_STATUSES),
      revisions: z.array(z.object(REVISION_FIELDS)),
    }),
  ),
  ...OWN_FILES,
  work_consents: z
    .array(saidConsent)
    .describe('What the person said of showing their works and naming them'),
  results: z
    .array(ownResult)
    .describe('What was released of the works: awards, levels and comments'),
  result_enquiries: z.array(askedOfResult).describe('What the person asked about results'),
  certificates: z.array(heldCertificate).describe('What was certified of the person'),
  certificate_names: z
    .array(saidName)
    .describe('How the person’s name stands on certificates, as far as anybody asked or said so'),
  judging: ownJudging,
  desk: deskOfOne,
  ...OWN_TRANSLATIONS,
  set_answers: z
    .array(z.object({ title: z.string(), remarks: z.string().nullable() }))
    .describe('Set answers that an organiser keeps for themselves'),
  lists: savedByOne,
  attendances: z.array(ownAttendance).describe('Where organisers said that the person came'),
  volunteering: z
    .array(ownVolunteering)
    .describe('Where organisers entered the person’s address as of a volunteer'),
  files: z
    .array(keptFile)
    .describe('What the person sent as files; the files themselves are with the works'),
  upload_days: z.array(uploadDay).describe('Of the last days, which bounds how much one may send'),
  enquiries: z.array(askedOfEvent).describe('What the person asked the organisers of events'),
  remembered_answers: z
    .array(z.object({ endpoint: z.string(), created_at: instantOut }))
    .describe('Kept for a day, so that a repeated request is not carried out twice'),
  audit: z.array(
    z.object({
      at: instantOut,
      action: z.string(),
      by: z.enum(['you', 'organisers', 'system']),
      subject_type: z.string(),
      subject_id: z.int().nullable().describe('null where it names another person'),
      changes: z.record(z.string(), z.unknown()),
    }),
  ),
  erasure,
});
export type OwnData = z.infer<typeof ownData>;

/** An open request as super admins see it. */
export const erasureRequest = z.object({
  user_id: idOut,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  requested_at: instantOut,
  reason: z.string().nullable(),
});
export type ErasureRequest = z.infer<typeof erasureRequest>;

/** Who was erased, and when. */
export const erasedPerson = z.object({ id: idOut, erased_at: instantOut });

export const getOwnData = endpoint({
  method: 'GET',
  path: '/user/data',
  summary: 'Everything held about oneself',
  tag: 'Privacy',
  access: 'privacy.own',
  response: ownData,
  rate: 'export',
  problems: [],
});

export const getErasure = endpoint({
  method: 'GET',
  path: '/user/erasure',
  summary: 'Whether one has asked to be erased',
  tag: 'Privacy',
  access: 'privacy.own',
  response: erasure,
  problems: [],
});

export const askForErasure = endpoint({
  method: 'POST',
  path: '/user/erasure',
  summary: 'Ask to be erased; asking again replaces the reason',
  tag: 'Privacy',
  access: 'privacy.own',
  body: z.strictObject({ reason: optionalText('reason', LIMITS.remarks) }),
  response: erasure,
  status: 201,
  problems: [],
});

export const withdrawErasure = endpoint({
  method: 'DELETE',
  path: '/user/erasure',
  summary: 'Take the request back; also answers 200 when there is none',
  tag: 'Privacy',
  access: 'privacy.own',
  response: erasure,
  problems: [],
});

export const listErasures = endpoint({
  method: 'GET',
  path: '/admin/erasures',
  summary: 'Open requests to be erased, oldest first',
  tag: 'Admin: users',
  access: 'privacy.erase',
  response: z.array(erasureRequest),
  problems: [],
});

export const erasePerson = endpoint({
  method: 'PUT',
  path: '/admin/users/{id}/erase',
  summary: 'Remove everything personal of a user for good; counts and audit stay',
  tag: 'Admin: users',
  access: 'privacy.erase',
  params: idParams,
  body: z.strictObject({
    confirm: z.string().max(LIMITS.url).describe('The e-mail address of the user'),
  }),
  response: erasedPerson,
  problems: ['cannot-delete-self', 'target-above-you', 'last-super-admin', 'already-erased'],
});
