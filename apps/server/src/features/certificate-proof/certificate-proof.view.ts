import type { CertificateOnRecord } from '@pratibha/contract/certificate-proof';
import { fingerprintOf } from '@pratibha/domain/certificates/check-proof';
import { dayOf } from '@pratibha/domain/time/competition-time';
import type { OnRecordRow } from './certificate-proof.queries.ts';

/** What everybody may know of a number. */
export function onRecordView(number: string, row: OnRecordRow | undefined): CertificateOnRecord {
  const { kind = null, event_title = null, edition = null, day = null } = row ?? {};
  const { signed, revoked_at, revoke_reason, replaced_by } = row ?? {};
  return {
    number,
    state: row === undefined ? 'unknown' : revoked_at ? 'revoked' : 'issued',
    ...{ kind, event_title, edition, day },
    fingerprint: signed ? fingerprintOf(signed) : null,
    revoked_on: revoked_at ? dayOf(revoked_at) : null,
    reason: revoke_reason ?? null,
    replaced_by: replaced_by ?? null,
  };
}
