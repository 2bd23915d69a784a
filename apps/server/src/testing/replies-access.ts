/**
 * Who may call what is about mails, remarks, set answers, versions of events and loose ends
 * (`ACCESS_TABLE`).
 */
export const OF_REPLIES = {
  'GET /admin/mails': 'AS',
  'GET /admin/mails/queue': 'AS',
  'POST /admin/mails/{id}/retry': 'AS',
  'POST /admin/mails/retry': 'AS',
  'GET /admin/remarks-templates': 'EAS',
  'POST /admin/remarks-templates': 'EAS',
  'DELETE /admin/remarks-templates/{id}': 'EAS',
  'GET /admin/mails/replies': 'AS',
  'PUT /admin/mails/replies': 'AS',
  'PUT /admin/registrations/{id}/remarks': 'EAS',
  'PUT /admin/submissions/{id}/remarks': 'EAS',
  'GET /admin/set-answers': 'EAS',
  'POST /admin/set-answers': 'EAS',
  'PUT /admin/set-answers/{id}': 'EAS',
  'DELETE /admin/set-answers/{id}': 'EAS',
  'GET /user/remarks-corrections': 'UEAS',
  'GET /admin/loose-ends': 'EAS',
  'GET /admin/events/{id}/versions': 'EAS',
  'GET /admin/events/{id}/versions/{version}': 'EAS',
  'POST /admin/events/{id}/versions/{version}/restore': 'EAS',
} as const;

/** The same by relation (`relations-table.ts`). */
export const RELATIONS_OF_REPLIES = {
  'PUT /admin/registrations/{id}/remarks': '-y-y-0y---',
  'PUT /admin/submissions/{id}/remarks': '-y-y-0y---',
  'GET /admin/set-answers': '-y-yyyy---',
  'POST /admin/set-answers': '-y-yyyy---',
  'PUT /admin/set-answers/{id}': '-0-0000---',
  'DELETE /admin/set-answers/{id}': '-0-0000---',
  'GET /admin/loose-ends': '-yyyyyyy-y',
  'GET /admin/events/{id}/versions': '-yyyy0yy-y',
  'GET /admin/events/{id}/versions/{version}': '-yyyy0yy-y',
  'POST /admin/events/{id}/versions/{version}/restore': '-y-y-0y---',
} as const;
