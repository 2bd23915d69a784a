import type { CertificateName, OwnCertificate } from '@pratibha/contract/own-certificates';
import { decodeClaims } from '@pratibha/domain/certificates/claims';
import { proofLink, splitSigned } from '@pratibha/domain/certificates/cose';
import { nameState, nameUntil } from '@pratibha/domain/certificates/names';
import type { CertificateRow } from '../certificates.queries.ts';
import type { NameRow } from './names.queries.ts';

/** Whose claims and name are there still: of who was erased nobody reads one. */
export type ReadableRow = CertificateRow & { readonly name: string; readonly signed: Buffer };

export function isReadable(row: CertificateRow): row is ReadableRow {
  return row.signed !== null && row.name !== null;
}

/** What the certificate says, as it was signed, and the link that proves it. */
export function saidBy({ signed }: ReadableRow, origin: string) {
  return {
    claims: decodeClaims(splitSigned(signed).payload),
    proof: proofLink(origin, signed),
  };
}

/** The page that its holder shows others. */
export function shareUrl(origin: string, code: string | null): string | null {
  return code === null ? null : `${origin}/certificates/${code}`;
}

/** A certificate as its holder sees it: with what is printed on it, as things were called then. */
export function ownCertificateView(row: ReadableRow, origin: string): OwnCertificate {
  const { claims, proof } = saidBy(row, origin);
  return {
    ...{ id: row.id, number: row.number, kind: row.kind, edition: row.edition },
    ...{ event_title: claims.event, award: claims.award, name: claims.name, day: claims.day },
    issued_at: row.issued_at.toISOString(),
    proof,
    share_url: shareUrl(origin, row.share_code),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    ...{ revoke_reason: row.revoke_reason, replaced_by: row.replaced_by },
  };
}

/** How a name stands; null where nobody asked for it. */
export function certificateNameView(row: NameRow, now: Date): CertificateName | null {
  const state = nameState(row, now);
  if (state === 'none') return null;
  const { edition_id, edition, asked_at, standing: name } = row;
  const until = state === 'asked' && asked_at !== null ? nameUntil(asked_at) : null;
  return { edition_id, edition, name_state: state, name, until: until?.toISOString() ?? null };
}
