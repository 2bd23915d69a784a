import { EVENT_COLUMNS_OF_FILE } from '../events/event-fields.ts';

/**
 * What a file of each list can tell of a row, by the names that stand in its first line, in the order
 * of a file for which nobody chose. `answers` stands for one column for each question.
 */
export const EXPORT_COLUMNS = {
  registrations: [
    'id',
    'event',
    'name',
    'email',
    'college',
    'college_address',
    'registered_on',
    'status',
    'reviewed_at',
    'reviewed_by',
    'review_remarks',
    'answers',
    'mobile',
    'gender',
    'date_of_birth',
  ],
  submissions: [
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
    'mobile',
    'gender',
    'date_of_birth',
  ],
  users: [
    'id',
    'name',
    'email',
    'role',
    'status',
    'internal',
    'registered_at',
    'mobile',
    'gender',
    'date_of_birth',
    'college',
    'college_address',
    'address',
    'event_grants',
  ],
  events: EVENT_COLUMNS_OF_FILE,
  audit: [
    'id',
    'at',
    'actor_id',
    'actor',
    'actor_role',
    'by_token',
    'action',
    'subject_type',
    'subject_id',
    'person',
    'event',
    'remarks',
    'changes',
    'request_id',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ExportKind = keyof typeof EXPORT_COLUMNS;
export type ExportColumn<Kind extends ExportKind = ExportKind> =
  (typeof EXPORT_COLUMNS)[Kind][number];
