import * as calls from '@pratibha/contract/submissions';
import type { ExportColumn } from '@pratibha/domain/exports/export';
import { SUBMISSION_EXPORT } from '@pratibha/domain/submissions/submission-export';
import { filesByEvent } from '../../platform/lists/export-files.ts';
import { columnOf, type Told } from '../../platform/lists/export-table.ts';
import { everyRow } from '../../platform/lists/paging.ts';
import { refuseReadersExport } from '../../platform/lists/refuse-readers-export.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findEventsToExport } from '../events/events.ts';
import { filtersAsked } from '../find/find.ts';
import {
  type ExportedSubmission,
  findEventsOfSubmissions,
  SUBMISSION_ORDER,
  submissionsExported,
} from './submissions.queries.ts';

const TOLD: Readonly<Record<ExportColumn<typeof SUBMISSION_EXPORT>, Told<ExportedSubmission>>> = {
  id: ({ id }) => id,
  event: ({ event_title }) => event_title,
  submitted_by: ({ submitted_by }) => submitted_by,
  email: ({ user_email }) => user_email,
  college: ({ user_college }) => user_college,
  submitted_at: { at: ({ submitted_at }) => submitted_at },
  revision: ({ revision }) => revision,
  status: ({ submission_status }) => submission_status,
  work_link: ({ work_link }) => work_link,
  demo_or_alternate_link: ({ demo_or_alternate_link }) => demo_or_alternate_link,
  description: ({ description }) => description,
  reviewed_at: { at: ({ reviewed_at }) => reviewed_at },
  reviewed_by: ({ reviewed_by }) => reviewed_by,
  review_remarks: ({ review_remarks }) => review_remarks,
  mobile: ({ mobile }) => mobile,
  gender: ({ gender }) => gender,
  date_of_birth: ({ dob }) => dob,
};

/** Submissions as CSV, each in the revision that counts; those of several events in a file each. */
export const exportSubmissions: UseCase<typeof calls.exportSubmissions> = async (
  ctx,
  { query },
) => {
  refuseReadersExport(ctx, query.event_id);
  const asking = { actor: ctx.actor, action: calls.exportSubmissions.access };
  const filters = await filtersAsked(ctx, query);
  const ids = query.event_id
    ? [query.event_id]
    : await findEventsOfSubmissions(ctx.db, filters, asking);
  const events = await findEventsToExport(ctx.db, ids, asking);
  const names = query.columns ?? SUBMISSION_EXPORT.columns;
  const columns = names.map((name) => columnOf(name, TOLD[name]));
  return filesByEvent(ctx, 'submissions', events, (event) => {
    const ofEvent = { ...filters, event_id: event?.id ?? query.event_id };
    const rows = everyRow(submissionsExported(ctx.db, ofEvent, asking), query, SUBMISSION_ORDER);
    return { columns, rows };
  });
};
