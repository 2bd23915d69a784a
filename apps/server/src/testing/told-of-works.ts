import { createHandedFile, testPart } from './handed-factories.ts';

type Row = { readonly id: number; readonly version: number };
type Of = {
  readonly event: number;
  readonly pending: Row;
  readonly accepted: Row;
  readonly askedAgain: Row;
};

const ofWork = ({ event: event_id }: Of, { id, version }: Row) => ({
  ...{ event_id, submission_id: id, version },
});
const ofRevision = ({ event, pending }: Of) => ({
  ...{ event_id: event, submission_id: pending.id, revision: 1 },
});

/** What each kind of notification about a work and its files tells. */
export const TOLD_OF_WORKS = {
  'work-received': ofRevision,
  'work-findings': ofRevision,
  'work-decided': (rows: Of) => ({ ...ofWork(rows, rows.accepted), status: 'ACCEPTED' }) as const,
  'resubmission-asked': (rows: Of) => ofWork(rows, rows.askedAgain),
  'work-reopened': (rows: Of) => ofWork(rows, rows.pending),
  'work-remarks-corrected': (rows: Of) => ofWork(rows, rows.accepted),
};

/** A picture that is too small for its part. */
export function createCoarseFile(
  target: Parameters<typeof createHandedFile>[0],
  submission_id: number,
) {
  const part = testPart({ print: 'A4', least_dpi: 300 });
  return createHandedFile(target, { submission_id, part });
}
