/**
 * What a file of registrations tells of each; `answers` and `follow_up_answers` stand for one
 * column for each question.
 */
export const REGISTRATION_EXPORT = {
  kind: 'registrations',
  columns: [
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
    'follow_up_answers',
  ],
  /** What organisers keep among themselves. */
  asked: ['tags', 'assigned_to', 'notes'],
} as const;
