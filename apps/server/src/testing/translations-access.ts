/** Who may call what is about translations (`ACCESS_TABLE`). */
export const ACCESS_OF_TRANSLATIONS = {
  'GET /public/texts': '-',
  'GET /user/texts': 'UEAS',
  'GET /judge/texts': 'UEAS!',
  'GET /admin/translation-groups': 'EAS',
  'GET /admin/translations': 'EAS',
  'PUT /admin/translations': 'EAS',
} as const;
