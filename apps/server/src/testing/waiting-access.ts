/** Who may call what of waiting lists, as `ACCESS_TABLE` has it. */
export const ACCESS_OF_LINE: Readonly<Record<string, string>> = {
  'GET /user/events/waiting': 'UEAS',
  'POST /user/events/{id}/waiting': 'UEAS',
  'DELETE /user/events/{id}/waiting': 'UEAS',
  'PUT /user/events/{id}/waiting/offer': 'UEAS',
  'DELETE /user/events/{id}/waiting/offer': 'UEAS',
  'GET /user/events/{id}/waiting/answers': 'UEAS',
  'PUT /user/events/{id}/waiting/answers': 'UEAS',
  'GET /admin/events/{id}/waiting-list': 'EAS',
  'PUT /admin/events/{id}/waiting-list': 'EAS',
  'PUT /admin/events/{id}/waiting-list/close': 'EAS',
  'PUT /admin/waiting/{id}/offer': 'EAS',
  'GET /admin/users/{id}/waiting': 'AS!',
};
