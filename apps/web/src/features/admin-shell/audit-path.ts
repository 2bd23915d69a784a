/** The audit page; beyond the spec's route table, so it stands here and not among its addresses. */
export const AUDIT_PATH = '/admin/audit';
