import type { CertificateOnRecord } from '@pratibha/contract/certificate-proof';
import { fingerprintOf } from '@pratibha/domain/certificates/check-proof';
import { decodeClaims } from '@pratibha/domain/certificates/claims';
import { splitSigned } from '@pratibha/domain/certificates/cose';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { editionTitle } from '../certificates/certificates.ts';
import type { OnRecordRow } from './certificate-proof.queries.ts';

/** What everybody may know of a number. */
export function onRecordView(number: string, row: OnRecordRow | undefined): CertificateOnRecord {
  const { kind = null, day = null } = row ?? {};
  const { signed, revoked_at, revoke_reason, replaced_by } = row ?? {};
  return {
    number,
    state: row === undefined ? 'unknown' : revoked_at ? 'revoked' : 'issued',
    ...{ kind, ...(row ? ofWhat(row) : { event_title: null, edition: null }), day },
    fingerprint: signed ? fingerprintOf(signed) : null,
    revoked_on: revoked_at ? dayOf(revoked_at) : null,
    reason: revoke_reason ?? null,
    replaced_by: replaced_by ?? null,
  };
}

/** As the paper says it; once that was erased, as things are called today. */
function ofWhat({ signed, event_title, day, year, ...row }: OnRecordRow) {
  if (signed === null) {
    return { event_title, edition: editionTitle(row, year ?? Number(day.slice(0, 4))) };
  }
  const { event, edition } = decodeClaims(splitSigned(signed).payload);
  return { event_title: event, edition };
}
