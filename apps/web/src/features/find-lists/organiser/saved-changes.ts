/** What is read again once a saved filter was changed. */
export const SAVED_CHANGES = ['GET /admin/lists/own', 'GET /admin/lists/counts'] as const;
