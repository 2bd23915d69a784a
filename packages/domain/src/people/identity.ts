import type { Shape } from '../shape.ts';
import { onlyErrors, type TextError, textError } from '../text/text-rule.ts';
import { PROFILE_LIMITS } from './profile.ts';

/** What stands of somebody wherever they are named, and where they are written to. */
type Identity = {
  readonly name: string;
  /** Absent: it stays. */
  readonly email?: string | undefined;
};

export type IdentityFieldError = TextError<'name'> | { readonly code: 'invalid-email' };
export type IdentityErrors = Partial<Record<keyof Identity, IdentityFieldError>>;

/**
 * An address of letters that nobody takes for others, with one @; where it leads only a mail tells.
 */
const EMAIL = '^[!-?A-~]+@[!-?A-~]+$';
const EMAIL_PATTERN = new RegExp(EMAIL);
/** As long as mail servers take one. */
const LONGEST_EMAIL = 254;

/** The shape of an address. */
export const EMAIL_SHAPE: Shape = { type: 'string', pattern: EMAIL, maxLength: LONGEST_EMAIL };

/** What is wrong with a corrected name or address. */
export function identityErrors({ name, email }: Identity): IdentityErrors {
  const limit = PROFILE_LIMITS.name;
  return onlyErrors<keyof Identity, IdentityFieldError>({
    name: textError(name, { field: 'name', limit, isRequired: true }),
    email: email === undefined || isEmail(email) ? null : { code: 'invalid-email' },
  });
}

/** Whether a mail could be sent to it. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL_PATTERN.test(text);
}
