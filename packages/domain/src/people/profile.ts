import { LIMITS } from '../limits.ts';
import { GENDERS } from '../statuses.ts';
import { onlyErrors, textError, trimmed } from '../text/text-rule.ts';
import { fullYears, isCalendarDay } from '../time/calendar.ts';

export const PROFILE_FIELDS = [
  'name',
  'mobile',
  'dob',
  'gender',
  'address',
  'college_name',
  'college_address',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/**
 * The messages under the fields, word for word from spec section 5 where it gives them. A field's
 * own name stands for the message that it is missing.
 */
const PROFILE_MESSAGES = {
  name: 'Name is required',
  mobile: 'Mobile number is required',
  mobileInvalid: 'Enter a valid 10-digit mobile number',
  dob: 'Date of birth is required',
  dobInvalid: 'Enter a valid date of birth',
  gender: 'Gender is required',
  genderInvalid: 'Select a valid gender',
  address: 'Address is required',
  college_name: 'College name is required',
  college_address: 'College address is required',
} as const;

/** Largest lengths, in code points. */
export const PROFILE_LIMITS = {
  name: LIMITS.name,
  address: LIMITS.address,
  college_name: LIMITS.collegeName,
  college_address: LIMITS.address,
} as const;

/** Ages that are taken for real, in full years, both included. */
export const AGE_RANGE = { youngest: 10, oldest: 100 } as const;

export type ProfileInput = { [Field in ProfileField]?: string | null | undefined };
export type ProfileErrors = Partial<Record<ProfileField, string>>;

/** Exactly ten ASCII digits (spec section 5). */
export function isMobile(text: string): boolean {
  return /^[0-9]{10}$/.test(text);
}

/** Whether the text is a real day, YYYY-MM-DD, on which somebody aged 10 to 100 was born. */
export function isDateOfBirth(text: string, today: string): boolean {
  if (!isCalendarDay(text)) return false;
  const age = fullYears(text, today);
  return age >= AGE_RANGE.youngest && age <= AGE_RANGE.oldest;
}

/**
 * The message for each field that is wrong; empty when none is. `today` is the day in Nepal as
 * YYYY-MM-DD; without it a date of birth need only be a real day.
 */
export function profileErrors(values: ProfileInput, today?: string): ProfileErrors {
  return onlyErrors<ProfileField>({
    name: textError(values.name, {
      label: 'Name',
      limit: PROFILE_LIMITS.name,
      required: PROFILE_MESSAGES.name,
    }),
    mobile: mobileError(trimmed(values.mobile)),
    dob: dobError(trimmed(values.dob), today),
    gender: genderError(trimmed(values.gender)),
    address: textError(values.address, {
      label: 'Address',
      limit: PROFILE_LIMITS.address,
      required: PROFILE_MESSAGES.address,
    }),
    college_name: textError(values.college_name, {
      label: 'College name',
      limit: PROFILE_LIMITS.college_name,
      required: PROFILE_MESSAGES.college_name,
    }),
    college_address: textError(values.college_address, {
      label: 'College address',
      limit: PROFILE_LIMITS.college_address,
      required: PROFILE_MESSAGES.college_address,
    }),
  });
}

/** The profile as it is stored: every text trimmed, a missing one empty. */
export function trimProfile(values: ProfileInput): Record<ProfileField, string> {
  return {
    name: trimmed(values.name),
    mobile: trimmed(values.mobile),
    dob: trimmed(values.dob),
    gender: trimmed(values.gender),
    address: trimmed(values.address),
    college_name: trimmed(values.college_name),
    college_address: trimmed(values.college_address),
  };
}

function mobileError(mobile: string): string | null {
  if (mobile === '') return PROFILE_MESSAGES.mobile;
  return isMobile(mobile) ? null : PROFILE_MESSAGES.mobileInvalid;
}

function dobError(dob: string, today: string | undefined): string | null {
  if (dob === '') return PROFILE_MESSAGES.dob;
  const valid = today === undefined ? isCalendarDay(dob) : isDateOfBirth(dob, today);
  return valid ? null : PROFILE_MESSAGES.dobInvalid;
}

function genderError(gender: string): string | null {
  if (gender === '') return PROFILE_MESSAGES.gender;
  return GENDERS.some((known) => known === gender) ? null : PROFILE_MESSAGES.genderInvalid;
}
