/** Calls of organisers about rounds that run: all by the relation to the event. */
export const RUNNING_ROUNDS = [
  'POST /admin/rounds/{id}/pause',
  'DELETE /admin/rounds/{id}/pause',
  'PUT /admin/rounds/{id}/comments',
  'PUT /admin/judges/{id}/end',
  'PUT /admin/judges/{id}/training',
  'GET /admin/rounds/{id}/calls',
  'PUT /admin/judge-calls/{id}',
  'GET /admin/rounds/{id}/hints',
  'GET /admin/rounds/{id}/hints/addresses',
  'PUT /admin/judges/{id}/hints',
  'POST /admin/rounds/{id}/paper-sheets',
] as const;
