import type { Erasure, ErasureRequest, OwnData } from '@pratibha/contract/personal-data';
import type { OwnRows } from './own-data.queries.ts';
import type { findErasureRequest, findErasureRequests } from './personal-data.queries.ts';

type Request = Awaited<ReturnType<typeof findErasureRequest>>;
type ListedRequest = Awaited<ReturnType<typeof findErasureRequests>>[number];

export function erasureView(request: Request): Erasure {
  return {
    requested_at: request?.requested_at.toISOString() ?? null,
    reason: request?.reason ?? null,
  };
}

export function erasureRequestView(row: ListedRequest): ErasureRequest {
  return { ...row, requested_at: row.requested_at.toISOString() };
}

export function ownDataView(rows: OwnRows, request: Request, now: Date): OwnData {
  const { person, profile, identities, sessions, registrations, submissions, remembered } = rows;
  return {
    generated_at: now.toISOString(),
    person: withTimes(person, 'registered_at', 'updated_at'),
    profile: profile ? withTimes(profile, 'updated_at') : null,
    identities: identities.map((each) => withTimes(each, 'created_at', 'last_sign_in_at')),
    sessions: sessions.map((each) => withTimes(each, 'created_at', 'last_seen_at', 'expires_at')),
    registrations: registrations.map((row) => ({
      ...withTimes(row, 'registered_on'),
      answers: row.answers as OwnData['registrations'][number]['answers'],
      questions: row.questions as OwnData['registrations'][number]['questions'],
      reviewed_at: row.reviewed_at?.toISOString() ?? null,
    })),
    submissions: submissions.map((row) => ({ ...row, revisions: revisionsOf(row.id, rows) })),
    remembered_answers: remembered.map((each) => withTimes(each, 'created_at')),
    audit: rows.audit.map((row) => auditView(row, rows)),
    erasure: erasureView(request),
  };
}

/** The row with the named instants as text. */
function withTimes<R, K extends keyof R>(row: R, ...names: K[]): Omit<R, K> & Record<K, string> {
  const times = names.map((name) => [name, (row[name] as Date).toISOString()]);
  return { ...row, ...(Object.fromEntries(times) as Record<K, string>) };
}

function revisionsOf(submissionId: number, { revisions }: OwnRows) {
  return revisions
    .filter(({ submission_id }) => submission_id === submissionId)
    .map(({ submission_id: _, ...row }) => ({
      ...withTimes(row, 'submitted_at'),
      reviewed_at: row.reviewed_at?.toISOString() ?? null,
    }));
}

/** What an organiser did to others is told without them; who else acted has no name. */
function auditView(row: OwnRows['audit'][number], rows: OwnRows): OwnData['audit'][number] {
  const isOwn = isAboutOneself(row, rows) || row.subject_type === 'event';
  return {
    at: row.at.toISOString(),
    action: row.action,
    by: row.actor_id === null ? 'system' : row.actor_id === rows.person.id ? 'you' : 'organisers',
    subject_type: row.subject_type,
    subject_id: isOwn ? row.subject_id : null,
    changes: isOwn ? (row.changes as Record<string, unknown>) : {},
  };
}

function isAboutOneself(row: OwnRows['audit'][number], rows: OwnRows): boolean {
  const among = (list: readonly { id: number }[]) => list.some(({ id }) => id === row.subject_id);
  if (row.subject_type === 'user') return row.subject_id === rows.person.id;
  if (row.subject_type === 'registration') return among(rows.registrations);
  return row.subject_type === 'submission' && among(rows.submissions);
}
