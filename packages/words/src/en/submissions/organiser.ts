import { formatDateTime, relativeTime } from '../time.ts';

const MINUTE_MS = 60_000;

/** Words of the submissions screen (R2.54, R8.7, R8.8, R8.10). */
export const ADMIN_SUBMISSIONS_WORDS = {
  heading: 'Event Submissions',
  columns: {
    id: { id: 'id', header: 'ID' },
    person: { id: 'submitted_by', header: 'Submitted By' },
    event: { id: 'event_title', header: 'Event' },
    status: { id: 'submission_status', header: 'Status' },
    at: { id: 'submitted_at', header: 'Submitted At' },
    actions: { id: 'actions', header: 'Actions' },
  },
  beside: {
    replaced: { id: 'replaced_at', header: 'Replaced' },
    found: { id: 'found', header: 'Files and Links' },
  },
  loadFailed: 'Failed to load submissions',
  detailsFailed: 'Failed to load submission details',
  detailsTitle: 'Submission details',

  accept: 'Accept',
  acceptTitle: 'Accept submission',
  acceptMany: (count: number) => `Accept ${count} submissions`,
  accepted: 'Submission accepted!',
  acceptedState: 'accepted',
  reject: 'Reject',
  rejectTitle: 'Reject submission',
  rejectMany: (count: number) => `Reject ${count} submissions`,
  rejected: 'Submission rejected!',
  rejectedState: 'rejected',
  resubmit: 'Resubmission Required',
  resubmitTitle: 'Require resubmission',
  resubmitMany: (count: number) => `Require ${count} resubmissions`,
  resubmitted: 'Resubmission required!',
  resubmittedState: 'resubmission required',
  againUntil: (event: string, until: string, distance: string) =>
    `${event}: works can be submitted again until ${until}, ${distance}.`,
  againClosed: (event: string, since: string) =>
    `${event}: submissions closed on ${since}. Nobody can submit again unless that date is moved.`,
  againNever: (event: string) => `${event} takes no submissions: nobody can submit again.`,
  reopened: 'Submission reopened!',
  reopenFailed: 'Failed to reopen submission',

  email: 'Email',
  college: 'College',
  workLink: 'Work Link',
  demoLink: 'Demo or Alternate Link',
  description: 'Description',
  words: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  reviewedAt: 'Reviewed At',
  reviewedBy: 'Reviewed By',
  remarks: 'Review Remarks',
  none: '–',
  opensElsewhere: '(opens another site)',

  version: 'Version',
  versionOf: (revision: number, count: number) => `${revision} of ${count}`,
  /** The work was replaced while its details were open. */
  overtaken: (read: number, current: number) =>
    `While you were reading version ${read}, version ${current} took its place. What stands here now is version ${current}.`,
  compare: 'Compare versions',
  close: 'Close',
} as const;

/**
 * 'replaced 2 h ago', where `now` is of the last full minute; with its time where the clock was
 * moved back since.
 */
export function replacedWords(at: Date, now: Date): string {
  if (at.getTime() - now.getTime() > MINUTE_MS) return `replaced on ${formatDateTime(at)}`;
  return `replaced ${relativeTime(now, new Date(Math.min(at.getTime(), now.getTime() - 1)))}`;
}
