import type { AccountChange } from '@pratibha/domain/notifications/notifications';
import type { Role } from '@pratibha/domain/people/roles';

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  SUPER_ADMIN: 'super admin',
  ADMIN: 'admin',
  EVENT_ADMIN: 'event admin',
  USER: 'student',
};

/** What an organiser did to an account, as its person is told. */
export const ACCOUNT_CHANGED: Readonly<Record<AccountChange, (role: Role | null) => string>> = {
  role: (role) =>
    role === null
      ? 'An organiser changed your role.'
      : `An organiser changed your role: you are ${ROLE_NAMES[role]} now.`,
  suspended: () => 'An organiser closed your account: you cannot sign in any more.',
  reinstated: () => 'An organiser opened your account again: you can sign in as before.',
  internal: () => 'An organiser changed whether you may take part in internal events.',
  events: () => 'An organiser changed which events you look after.',
  name: () => 'An organiser corrected your name. This mail greets you by it.',
  email: () => 'An organiser corrected your e-mail address: mails come here from now on.',
};
