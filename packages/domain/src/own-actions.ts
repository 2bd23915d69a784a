import type { Role } from './people/roles.ts';

/**
 * What everybody may do once signed in. By themselves, because a student's pages ask for nothing
 * else; `access.ts` has the whole table.
 */
export const OWN_ACTIONS = [
  'sessions.own',
  'calendar.own',
  'claims.own',
  'notifications.own',
  'profile.read',
  'profile.write',
  'events.browse',
  'registration.own',
  'submission.own',
  'privacy.own',
  'enquiries.own',
  'judging.own',
  'certificates.own',
] as const;
export type OwnAction = (typeof OWN_ACTIONS)[number];

/** The same as `mayDo`, of these alone. */
export function mayOwn(_action: OwnAction, actor: { readonly role: Role } | null): boolean {
  return actor !== null;
}
