import * as calls from '@pratibha/contract/submissions';
import { hasDeskColumn } from '@pratibha/domain/desk/desk-columns';
import type { ExportColumn } from '@pratibha/domain/exports/export';
import { SUBMISSION_EXPORT } from '@pratibha/domain/submissions/submission-export';
import { filesByEvent } from '../../platform/lists/export-files.ts';
import { columnOf, type Told } from '../../platform/lists/export-table.ts';
import { everyRow } from '../../platform/lists/paging.ts';
import { refuseReadersExport } from '../../platform/lists/refuse-readers-export.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { notesReader } from '../desk/desk.ts';
import { findEventsToExport } from '../events/events.ts';
import { filtersAsked } from '../find/find.ts';
import {
  type ExportedSubmission,
  findEventsOfSubmissions,
  SUBMISSION_ORDER,
  submissionsExported,
} from './submissions.queries.ts';

type Column = ExportColumn<typeof SUBMISSION_EXPORT>;

const TOLD: Readonly<Record<Exclude<Column, 'notes'>, Told<ExportedSubmission>>> = {
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
  tags: ({ desk_tags }) => desk_tags,
  assigned_to: ({ desk_assigned }) => desk_assigned,
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
  const isOfDesk = hasDeskColumn(names);
  const notes: Told<ExportedSubmission> = await notesReader(ctx.db);
  const told = { ...TOLD, notes };
  const columns = names.map((name) => columnOf(name, told[name]));
  return filesByEvent(ctx, 'submissions', events, (event) => {
    const ofEvent = { ...filters, event_id: event?.id ?? query.event_id };
    const exported = submissionsExported(ctx.db, ofEvent, asking, isOfDesk);
    return { columns, rows: everyRow(exported, query, SUBMISSION_ORDER) };
  });
};
