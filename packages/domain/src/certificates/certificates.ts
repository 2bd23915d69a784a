import { onlyErrors, type TextError, textError } from '../text/text-rule.ts';
import type { CertificateRefusal } from './certificate-refusals.ts';
import { type NameError, nameError, plainName } from './name.ts';

export const CERTIFICATE_LIMITS = {
  /** Code points of why one is revoked. */
  reason: 500,
  /** That are named by hand at once. */
  chosen: 1_000,
  /** PDFs in one file. */
  inZip: 2_000,
} as const;

/** Hours for which a file with PDFs can be downloaded. */
export const ZIP_HOURS = 24;

type ReasonError = TextError<'certificate-reason'>;
export type CertificateFieldError = ReasonError | NameError;

/** What is wrong with the form by which one is revoked. */
export function revocationErrors({ reason }: { readonly reason: string }) {
  return onlyErrors<'reason', ReasonError>({ reason: reasonError(reason) });
}

/** What is wrong with the form by which a name is corrected. */
export function correctionErrors(values: { readonly name: string; readonly reason: string }) {
  return onlyErrors<'name' | 'reason', CertificateFieldError>({
    name: nameError(values.name),
    reason: reasonError(values.reason),
  });
}

function reasonError(reason: string): ReasonError | null {
  const rule = { field: 'certificate-reason', limit: CERTIFICATE_LIMITS.reason } as const;
  return textError(reason, { ...rule, isRequired: true });
}

/** What decides whether one may be changed. */
type CertificateFacts = {
  readonly revoked_at: Date | null;
  /** Null once it was erased. */
  readonly name: string | null;
};

/** Why one may not be revoked, or null. */
export function whyNotRevoke({
  revoked_at,
}: Pick<CertificateFacts, 'revoked_at'>): CertificateRefusal | null {
  return revoked_at === null ? null : 'certificate-revoked';
}

/** Why another may not take its place under this name, or null. */
export function whyNotReissue(facts: CertificateFacts, name: string): CertificateRefusal | null {
  if (facts.name === null) return 'certificate-erased';
  if (facts.revoked_at !== null) return 'certificate-revoked';
  return plainName(name) === facts.name ? 'certificate-same-name' : null;
}
