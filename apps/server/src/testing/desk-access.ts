/** Who may call what of the desk, as `access-table.ts` writes it. */
export const OF_DESK = {
  'GET /admin/notes': 'EAS',
  'POST /admin/notes': 'EAS',
  'PUT /admin/notes/{id}': 'EAS',
  'DELETE /admin/notes/{id}': 'EAS',
  'GET /admin/desk/organisers': 'EAS',
  'GET /admin/desk/rows': 'EAS',
  'PUT /admin/desk/tags': 'EAS',
  'PUT /admin/desk/assigned': 'EAS',
  'POST /admin/desk/deals': 'EAS',
  'GET /admin/desk/mine': 'EAS',
  'PUT /admin/desk/notices': 'EAS',
  'GET /admin/search': 'EAS!',
  'GET /admin/tags': 'EAS',
  'POST /admin/tags': 'EAS',
  'DELETE /admin/tags/{id}': 'EAS',
  'POST /admin/users/{id}/data-copy': 'S!',
} as const;
