import { z } from 'zod';
import {
  announcement,
  announcementInput,
  announcementPreview,
  announcementProgress,
  recipient,
} from '../announcements.ts';
import { auditEntry } from '../audit.ts';
import { claims } from '../claims.ts';
import { dashboard } from '../dashboard.ts';
import {
  edition,
  editionDetails,
  editionFindings,
  editionVersion,
  editionVersionDetails,
  missingEvent,
  savedDraft,
} from '../editions.ts';
import { eventEdition } from '../event-editions.ts';
import { eventSeats } from '../event-seats.ts';
import { adminEvent, eventInput, publicEvent, userEvent } from '../events.ts';
import { heldDecision, heldDecisions, heldMessage, settledDecisions } from '../held-decisions.ts';
import { site } from '../installation.ts';
import { invitation, invitationInput, newInvitation } from '../invitations.ts';
import { mail, mailAddress, mailQueue, mailsSentAgain, refusedAddress } from '../mails.ts';
import { notificationChoices, notificationChoicesInput } from '../notification-choices.ts';
import { notification, unread } from '../notifications.ts';
import { ownAnnouncement } from '../own-announcements.ts';
import { calendarLink, newCalendarLink } from '../own-calendar.ts';
import { ownSession } from '../own-sessions.ts';
import { personRecord, reviewContext } from '../person.ts';
import { erasedPerson, erasure, erasureRequest, ownData } from '../personal-data.ts';
import { picture } from '../pictures.ts';
import { problemBody } from '../problems.ts';
import { profileInput } from '../profile.ts';
import { adminRegistration, userRegistration } from '../registrations.ts';
import { remarksTemplate } from '../remarks-templates.ts';
import { reviewOutcome } from '../reviews.ts';
import { sessionUser, signedOut } from '../session.ts';
import {
  adminSubmission,
  adminSubmissionDetail,
  userSubmission,
  userSubmissionDetail,
} from '../submissions.ts';
import { newToken, ownToken, tokenInput } from '../tokens.ts';
import { adminUser, correctedUser, endedSessions, userChange, waitingOfUser } from '../users.ts';
import { id, MAX_ID } from '../values.ts';
import { QUESTION_SCHEMAS } from './question-schemas.ts';

export type JsonSchema = { [key: string]: unknown };

/** Schemas that the document names, so that a reader meets each of them once. */
const NAMED = {
  SessionUser: sessionUser,
  Picture: picture,
  PublicEvent: publicEvent,
  UserEvent: userEvent,
  AdminEvent: adminEvent,
  EventSeats: eventSeats,
  EventEdition: eventEdition,
  UserRegistration: userRegistration,
  AdminRegistration: adminRegistration,
  UserSubmission: userSubmission,
  UserSubmissionDetail: userSubmissionDetail,
  AdminSubmission: adminSubmission,
  AdminSubmissionDetail: adminSubmissionDetail,
  AdminUser: adminUser,
  Dashboard: dashboard,
  AuditEntry: auditEntry,
  OwnData: ownData,
  Site: site,
  Claims: claims,
  SignedOut: signedOut,
  OwnSession: ownSession,
  Notification: notification,
  Unread: unread,
  NotificationChoices: notificationChoices,
  Mail: mail,
  MailQueue: mailQueue,
  MailsSentAgain: mailsSentAgain,
  RefusedAddress: refusedAddress,
  MailAddress: mailAddress,
  OwnToken: ownToken,
  NewToken: newToken,
  Invitation: invitation,
  NewInvitation: newInvitation,
  CalendarLink: calendarLink,
  NewCalendarLink: newCalendarLink,
  CorrectedUser: correctedUser,
  WaitingOfUser: waitingOfUser,
  EndedSessions: endedSessions,
  Erasure: erasure,
  ErasureRequest: erasureRequest,
  ErasedPerson: erasedPerson,
  PersonRecord: personRecord,
  ReviewContext: reviewContext,
  ReviewOutcome: reviewOutcome,
  HeldDecision: heldDecision,
  HeldDecisions: heldDecisions,
  HeldMessage: heldMessage,
  SettledDecisions: settledDecisions,
  RemarksTemplate: remarksTemplate,
  Announcement: announcement,
  AnnouncementProgress: announcementProgress,
  AnnouncementPreview: announcementPreview,
  Recipient: recipient,
  OwnAnnouncement: ownAnnouncement,
  Edition: edition,
  EditionDetails: editionDetails,
  EditionFindings: editionFindings,
  EditionVersion: editionVersion,
  EditionVersionDetails: editionVersionDetails,
  MissingEvent: missingEvent,
  SavedDraft: savedDraft,
  Problem: problemBody,
} satisfies Record<string, z.ZodType>;

const NAMED_INPUTS = {
  ProfileInput: profileInput,
  EventInput: eventInput,
  UserChange: userChange,
  TokenInput: tokenInput,
  InvitationInput: invitationInput,
  AnnouncementInput: announcementInput,
  NotificationChoicesInput: notificationChoicesInput,
} satisfies Record<string, z.ZodType>;

const names = new Map<unknown, string>(
  Object.entries({ ...NAMED, ...NAMED_INPUTS }).map(([name, schema]) => [schema, name]),
);

/** A reference to a named schema. */
export function reference(name: keyof typeof NAMED): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** What a caller sends: before defaults and transformations. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return jsonSchemaOf(schema, 'input');
}

/** What a caller receives. */
export function outputSchema(schema: z.ZodType): JsonSchema {
  return jsonSchemaOf(schema, 'output');
}

let known: Readonly<Record<string, JsonSchema>> | undefined;

/** Every named schema in full. */
export function componentSchemas(): Readonly<Record<string, JsonSchema>> {
  known ??= Object.fromEntries([
    ...Object.entries(NAMED).map(([name, schema]) => [name, convert(schema, 'output')] as const),
    ...Object.entries(NAMED_INPUTS).map(
      ([name, schema]) => [name, convert(schema, 'input')] as const,
    ),
    ...Object.entries(QUESTION_SCHEMAS),
  ]);
  return known;
}

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const name = names.get(schema);
  return name === undefined ? convert(schema, io) : { $ref: `#/components/schemas/${name}` };
}

function convert(root: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(root, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const schema = jsonSchema as JsonSchema;
      const name = names.get(zodSchema);
      const { component, description } = schema;
      if (typeof component === 'string') {
        const isAsked = io === 'input' && component === 'Questions';
        const told = { $ref: `#/components/schemas/${isAsked ? 'QuestionsInput' : component}` };
        const { default: byDefault } = schema;
        replace(schema, {
          ...told,
          ...(description === undefined ? {} : { description }),
          ...(byDefault === undefined ? {} : { default: byDefault }),
        });
      } else if (name !== undefined && (zodSchema as unknown) !== root) {
        replace(schema, { $ref: `#/components/schemas/${name}` });
      } else if ((zodSchema as unknown) === id) {
        replace(schema, { type: 'integer', minimum: 1, maximum: MAX_ID });
      } else {
        simplify(schema, 'format' in zodSchema._zod.def);
        // Another field in a response must break nobody who reads it.
        if (io === 'output' && schema['additionalProperties'] === false) {
          delete schema['additionalProperties'];
        }
      }
    },
  });
  return converted;
}

function replace(schema: JsonSchema, content: JsonSchema): void {
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, content);
}

/** Removes what only repeats the type: bounds of safe integers, patterns behind a format. */
function simplify(schema: JsonSchema, isFormatOfZod: boolean): void {
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['type'] === 'integer' && schema['exclusiveMinimum'] === 0) {
    delete schema['exclusiveMinimum'];
    schema['minimum'] = 1;
  }
  if (isFormatOfZod) delete schema['pattern'];
  delete schema['propertyNames'];
}
