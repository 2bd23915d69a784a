/** What is read again once something was noted. */
export const NOTE_CHANGES = ['GET /admin/notes', 'GET /admin/desk/rows'] as const;
