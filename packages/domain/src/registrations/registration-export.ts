/** What a file of registrations tells of each; `answers` stands for one column for each question. */
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
  ],
} as const;
