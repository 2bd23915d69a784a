/** The four signed-in roles, from the least to the most powerful (R6.1). */
export const ROLES = ['USER', 'EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that enter the admin area (R2.1). */
export const ADMIN_ROLES = [
  'EVENT_ADMIN',
  'ADMIN',
  'SUPER_ADMIN',
] as const satisfies readonly Role[];
