/** What a file of the audit tells of each entry. */
export const AUDIT_EXPORT = {
  kind: 'audit',
  columns: [
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
} as const;
