import type { CertificateRefusal } from '@pratibha/domain/certificates/certificate-refusals';
import { Refused } from '../../platform/serve/refused.ts';
import type { CertificateRow } from './certificates.queries.ts';

type Facts = Pick<CertificateRow, 'user_id' | 'link_code' | 'name' | 'revoked_at'>;

/** Why nobody is given the link of a certificate, or null. */
function whyNoLink({ user_id, name, revoked_at }: Facts): CertificateRefusal | null {
  if (name === null) return 'certificate-erased';
  if (user_id !== null) return 'certificate-in-account';
  return revoked_at === null ? null : 'certificate-revoked';
}

/**
 * The link by which somebody without an account has a certificate.
 * @throws Refused where it has none
 */
export function certificateLink(row: Facts, origin: string): string {
  const whyNot = whyNoLink(row);
  if (whyNot !== null || row.link_code === null) {
    throw new Refused(whyNot ?? 'certificate-in-account');
  }
  return `${origin}/certificates/${row.link_code}`;
}
