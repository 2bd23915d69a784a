/** Who may call what is about parts of works and their receipts (`ACCESS_TABLE`). */
export const OF_HANDING_IN = {
  'GET /user/events/{id}/work-form': 'UEAS',
  'GET /admin/events/{id}/work-form': 'EAS',
  'PUT /admin/events/{id}/work-form': 'EAS',
  'GET /user/submissions/{id}/parts': 'UEAS',
  'GET /admin/events/submissions/{id}/parts': 'EAS',
  'GET /public/receipts/{code}': '-',
} as const;

/** The same by relation (`relations-table.ts`). */
export const RELATIONS_OF_HANDING_IN = {
  'GET /admin/events/{id}/work-form': '-yyyy0yy-y',
  'PUT /admin/events/{id}/work-form': '-y-y-0y---',
  'GET /admin/events/submissions/{id}/parts': '-yyyy0yy-y',
} as const;
