/** What a file of works tells of each. */
export const SUBMISSION_EXPORT = {
  kind: 'submissions',
  columns: [
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
  /** What organisers keep among themselves. */
  asked: ['tags', 'assigned_to', 'notes'],
} as const;
