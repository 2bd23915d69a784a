/** Who may read works and their files, as `ACCESS_TABLE` has it. */
export const ACCESS_OF_WORKS: Readonly<Record<string, string>> = {
  'GET /public/works': '-',
  'GET /public/works/{id}': '-',
  'GET /user/submissions': 'UEAS',
  'GET /user/submissions/{id}': 'UEAS',
  'GET /user/submissions/{id}/consent': 'UEAS',
  'PUT /user/submissions/{id}/consent': 'UEAS',
  'GET /user/submissions/{id}/page': 'UEAS',
  'GET /public/works/{id}/previews/{file}/{picture}': '-',
  'GET /user/files/{id}/original': 'UEAS',
  'GET /user/files/{id}/previews/{picture}': 'UEAS',
  'GET /admin/files/{id}/original': 'EAS',
  'GET /admin/files/{id}/previews/{picture}': 'EAS',
  'GET /admin/events/submissions/{id}/same-files': 'EAS',
  'GET /admin/events/submissions/files': 'EAS',
  'GET /admin/events/submissions/files/export': 'EAS',
  'GET /judge/works/{id}/parts': '!',
  'GET /judge/works/{id}/files/{file}/original': '!',
  'GET /judge/works/{id}/files/{file}/previews/{picture}': '!',
  'GET /judge/rounds/{id}/final/works/{number}/parts': '!',
  'GET /judge/rounds/{id}/final/works/{number}/files/{file}/previews/{picture}': '!',
  'GET /user/submissions/previews': 'UEAS',
  'GET /admin/events/submissions/previews': 'EAS',
  'GET /judge/rounds/{id}/previews': '!',
  'GET /user/submissions/{id}/links': 'UEAS',
  'GET /admin/events/submissions/links': 'EAS',
};

/** And by the relation to an event, as `RELATIONS_TABLE` has it. */
export const RELATIONS_OF_FILES: Readonly<Record<string, string>> = {
  'GET /admin/files/{id}/original': '-yyyy0yy-y',
  'GET /admin/files/{id}/previews/{picture}': '-yyyy0yy-y',
  'GET /admin/events/submissions/{id}/same-files': '-yyyy0yy-y',
  'GET /admin/events/submissions/previews': '-yyyy0yy-y',
  'GET /admin/events/submissions/files': '-y-y00y---',
  'GET /admin/events/submissions/files/export': '-y-y-0y---',
};
