import { LIMITS } from '@pratibha/domain/limits';
import { foldedEmail } from '@pratibha/domain/people/email';
import { type Claims, SignInFailed } from './provider.ts';
import type { SignInSettings } from './session.ts';

/** A person as the provider knows them, fit to be stored. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** Only a verified address says anything about who sits there. */
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly picture: string | null;
  /** Rights that the settings give to the holder of this (verified) address. */
  readonly grants: { readonly superAdmin: boolean; readonly internal: boolean };
};

const LONGEST_EMAIL = 320;

/** At most 255 printable ASCII characters (OpenID Connect Core 1.0, section 2). */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/**
 * Reads what matters from the claims.
 * @throws SignInFailed 'failed' without a usable subject, 'email-missing' without a usable address
 */
export function identityOf(claims: Claims, settings: SignInSettings): Identity {
  if (!SUBJECT.test(claims.sub)) throw new SignInFailed('failed');
  const email = textOf(claims['email']);
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > LONGEST_EMAIL) {
    throw new SignInFailed('email-missing');
  }
  const isEmailVerified = claims['email_verified'] === true;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    isEmailVerified,
    name: nameOf(claims, email),
    picture: pictureOf(claims['picture']),
    grants: isEmailVerified ? grantsOf(email, settings) : { superAdmin: false, internal: false },
  };
}

function grantsOf(email: string, { superAdminEmails, internal }: SignInSettings) {
  const address = foldedEmail(email);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return {
    superAdmin: superAdminEmails.includes(address),
    internal: internal.emails.includes(address) || internal.domains.includes(domain),
  };
}

function nameOf(claims: Claims, email: string): string {
  const parts = [textOf(claims['given_name']), textOf(claims['family_name'])];
  const name =
    textOf(claims['name']) ||
    parts.filter((part) => part !== '').join(' ') ||
    email.slice(0, email.indexOf('@'));
  return [...name].slice(0, LIMITS.name).join('').trim();
}

function pictureOf(claim: unknown): string | null {
  const url = URL.parse(textOf(claim));
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return null;
  return url.href.length <= LIMITS.url ? url.href : null;
}

/** The claim as text that PostgreSQL can hold; '' for anything else. */
function textOf(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  return claim.toWellFormed().replaceAll('\u0000', '').trim();
}
