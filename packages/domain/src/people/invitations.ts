import type { AccountRefusal } from '../refusals.ts';
import { type IdentityFieldError, isEmail } from './identity.ts';

/** Days after which an invitation opens nothing any more. */
export const INVITATION_DAYS = 14;

/** Days for which one that is over is still shown. */
export const OVER_INVITATION_DAYS = 30;

/** Invitations that are kept at most. */
export const MOST_INVITATIONS = 100;

/** What became of the mail with it; none: no mails are sent here. */
export const INVITATION_MAILS = ['none', 'waiting', 'sent', 'refused', 'failed'] as const;
export type InvitationMail = (typeof INVITATION_MAILS)[number];

export type InvitationFieldError = Extract<IdentityFieldError, { code: 'invalid-email' }>;

/** What is wrong with the address of an invitation. */
export function invitationErrors({ email }: { readonly email: string }): {
  email?: InvitationFieldError;
} {
  return isEmail(email) ? {} : { email: { code: 'invalid-email' } };
}

/** Why nobody else may be invited, or null; who was invited already may be so again. */
export function whyNotInvite(facts: { readonly others: number }): AccountRefusal | null {
  return facts.others >= MOST_INVITATIONS ? 'too-many-invitations' : null;
}
