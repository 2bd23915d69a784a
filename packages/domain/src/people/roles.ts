/** The four signed-in roles, from the least to the most powerful (spec section 6). */
export const ROLES = ['USER', 'EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that enter the admin area (spec section 2, route table). */
export const ADMIN_ROLES = [
  'EVENT_ADMIN',
  'ADMIN',
  'SUPER_ADMIN',
] as const satisfies readonly Role[];
