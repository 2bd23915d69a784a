/** A DELETED user may not sign in; an admin can make the user ACTIVE again. */
export const USER_STATUSES = ['ACTIVE', 'DELETED'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** For users ACTIVE means live and anything else ended (R3.4). */
export const EVENT_STATUSES = ['ACTIVE', 'INACTIVE', 'DELETED'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** What the event form offers; DELETED is reached only by deleting. */
export const EDITABLE_EVENT_STATUSES = [
  'ACTIVE',
  'INACTIVE',
] as const satisfies readonly EventStatus[];

export const REGISTRATION_STATUSES = ['PENDING', 'SHORTLISTED', 'REJECTED'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

export const SUBMISSION_STATUSES = [
  'PENDING',
  'ACCEPTED',
  'REJECTED',
  'RESUBMISSION_REQUIRED',
] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const;
export type Gender = (typeof GENDERS)[number];
