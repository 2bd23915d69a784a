/** Reasons for which something of who judges what may not be settled. */
export const ASSIGNMENT_REFUSALS = ['too-many-common-works'] as const;
