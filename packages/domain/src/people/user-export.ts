/** What a file of users tells of each. */
export const USER_EXPORT = {
  kind: 'users',
  columns: [
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
  /** What organisers keep among themselves. */
  asked: ['tags', 'notes'],
} as const;
