import type { Attendance } from '@pratibha/contract/attendances';
import type { CertificateRun } from '@pratibha/contract/certificate-issuing';
import type { Certificate } from '@pratibha/contract/certificates';
import type { AttendanceRow } from './attendances.queries.ts';
import type { ListedCertificate } from './certificates.queries.ts';
import type { RunRow } from './runs.queries.ts';

/** A certificate as organisers see it. */
export function certificateView({ issued_at, revoked_at, ...row }: ListedCertificate): Certificate {
  return {
    ...row,
    issued_at: issued_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
  };
}

/** An issuing, and how far it is. */
export function certificateRunView({ asked_at, ended_at, ...row }: RunRow): CertificateRun {
  return {
    ...row,
    asked_at: asked_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  };
}

/** A registration, and whether its person came. */
export function attendanceView({ id, said_at, ...row }: AttendanceRow): Attendance {
  return { ...row, registration_id: id, came_at: said_at?.toISOString() ?? null };
}
