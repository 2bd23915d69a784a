import { inLatinDigits } from '../language/nepali-numbers.ts';
import { LIMITS } from '../limits.ts';
import { GENDERS } from '../statuses.ts';
import { onlyErrors, type TextError, textError, trimmed } from '../text/text-rule.ts';
import { fullYears, isCalendarDay } from '../time/calendar.ts';
import { isMobile, plainMobile } from './mobile.ts';

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

/** What can be wrong with a field of a profile (R5.1, R5.2). */
export type ProfileFieldError =
  | TextError<ProfileField>
  | { readonly code: 'invalid-mobile' }
  | { readonly code: 'invalid-date-of-birth' }
  | { readonly code: 'too-young'; readonly youngest: number }
  | { readonly code: 'too-old'; readonly oldest: number }
  | { readonly code: 'unknown-gender' };

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
export type ProfileErrors = Partial<Record<ProfileField, ProfileFieldError>>;

/**
 * What is wrong with each field; empty when nothing is. `today` is the day in Nepal as
 * YYYY-MM-DD; without it a date of birth need only be a real day.
 */
export function profileErrors(values: ProfileInput, today?: string): ProfileErrors {
  return onlyErrors<ProfileField, ProfileFieldError>({
    name: requiredError(values, 'name'),
    mobile: mobileError(plainMobile(values.mobile ?? '')),
    dob: dobError(plainDay(values.dob), today),
    gender: genderError(trimmed(values.gender)),
    address: requiredError(values, 'address'),
    college_name: requiredError(values, 'college_name'),
    college_address: requiredError(values, 'college_address'),
  });
}

/** The profile as it is stored: every text trimmed, a missing one empty, mobile and day plain. */
export function trimProfile(values: ProfileInput): Record<ProfileField, string> {
  return {
    name: trimmed(values.name),
    mobile: plainMobile(values.mobile ?? ''),
    dob: plainDay(values.dob),
    gender: trimmed(values.gender),
    address: trimmed(values.address),
    college_name: trimmed(values.college_name),
    college_address: trimmed(values.college_address),
  };
}

function plainDay(day: string | null | undefined): string {
  return inLatinDigits(trimmed(day));
}

function requiredError(
  values: ProfileInput,
  field: keyof typeof PROFILE_LIMITS,
): ProfileFieldError | null {
  return textError(values[field], { field, limit: PROFILE_LIMITS[field], isRequired: true });
}

function mobileError(mobile: string): ProfileFieldError | null {
  if (mobile === '') return { code: 'required', field: 'mobile' };
  return isMobile(mobile) ? null : { code: 'invalid-mobile' };
}

function dobError(dob: string, today: string | undefined): ProfileFieldError | null {
  if (dob === '') return { code: 'required', field: 'dob' };
  if (!isCalendarDay(dob)) return { code: 'invalid-date-of-birth' };
  if (today === undefined) return null;
  if (dob > today) return { code: 'invalid-date-of-birth' };
  const { youngest, oldest } = AGE_RANGE;
  const age = fullYears(dob, today);
  if (age < youngest) return { code: 'too-young', youngest };
  return age > oldest ? { code: 'too-old', oldest } : null;
}

function genderError(gender: string): ProfileFieldError | null {
  if (gender === '') return { code: 'required', field: 'gender' };
  return GENDERS.some((known) => known === gender) ? null : { code: 'unknown-gender' };
}
