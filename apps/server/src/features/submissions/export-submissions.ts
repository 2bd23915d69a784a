import * as calls from '@pratibha/contract/submissions';
import { csvStream } from '../../platform/lists/csv.ts';
import { everyRow } from '../../platform/lists/paging.ts';
import { refuseReadersExport } from '../../platform/lists/refuse-readers-export.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import {
  SUBMISSION_ORDER,
  type SubmissionRow,
  submissionsMatching,
} from './submissions.queries.ts';

const HEADER = [
  'id',
  'event',
  'submitted_by',
  'email',
  'college',
  'submitted_at',
  'revision',
  'status',
  'work_link',
  'demo_or_alternate_link',
  'description',
  'reviewed_at',
  'reviewed_by',
  'review_remarks',
];

/** Submissions as CSV, each in the revision that counts. */
export const exportSubmissions: UseCase<typeof calls.exportSubmissions> = async (
  ctx,
  { query },
) => {
  refuseReadersExport(ctx, query.event_id);
  const asking = { actor: ctx.actor, action: calls.exportSubmissions.access };
  ctx.setHeader('content-disposition', 'attachment; filename="submissions.csv"');
  const rows = everyRow(submissionsMatching(ctx.db, query, asking), query, SUBMISSION_ORDER);
  return csvStream(HEADER, lines(rows));
};

async function* lines(rows: AsyncIterable<SubmissionRow>) {
  for await (const row of rows) {
    yield [
      row.id,
      row.event_title,
      row.submitted_by,
      row.user_email,
      row.user_college,
      row.submitted_at,
      row.revision,
      row.submission_status,
      row.work_link,
      row.demo_or_alternate_link,
      row.description,
      row.reviewed_at,
      row.reviewed_by,
      row.review_remarks,
    ];
  }
}
