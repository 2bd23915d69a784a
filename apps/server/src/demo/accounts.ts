import { foldedEmail } from '@pratibha/domain/people/email';
import type { Role } from '@pratibha/domain/people/roles';
import type { Gender } from '@pratibha/domain/statuses';

/** All addresses of the demo end like this: reserved, so that no mail reaches anybody. */
export const DEMO_DOMAIN = 'example.test';

/** An account that the demo's sign-in page offers. */
export type DemoAccount = {
  readonly email: string;
  readonly name: string;
  readonly gender: Gender;
  readonly role: Role;
  readonly isInternal: boolean;
  readonly hasProfile: boolean;
  /** What can be tried with it, in a few words. */
  readonly about: string;
};

function account(
  user: string,
  name: string,
  gender: Gender,
  about: string,
  more: Partial<Pick<DemoAccount, 'role' | 'isInternal' | 'hasProfile'>> = {},
): DemoAccount {
  const rights = { role: 'USER', isInternal: false, hasProfile: true } as const;
  return { email: `${user}@${DEMO_DOMAIN}`, name, gender, about, ...rights, ...more };
}

/** One of every role, and students of every kind. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('student', 'Asmita Gurung', 'FEMALE', 'Student with a complete profile'),
  account('newcomer', 'Bibek Tamang', 'MALE', 'Student who has not filled in the profile', {
    hasProfile: false,
  }),
  account('internal', 'Sujata Maharjan', 'FEMALE', 'Student of the college: sees internal events', {
    isInternal: true,
  }),
  account(
    'eventadmin',
    'Roshan Adhikari',
    'MALE',
    'Event admin: events, registrations, submissions',
    {
      role: 'EVENT_ADMIN',
    },
  ),
  account('admin', 'Nirmala Shrestha', 'FEMALE', 'Admin: also edits users', { role: 'ADMIN' }),
  account('superadmin', 'Prakash Koirala', 'MALE', 'Super admin: everything', {
    role: 'SUPER_ADMIN',
  }),
];

/** One of the people of the demo, who judges: `demoData` gives them this address. */
export const DEMO_JUDGE = account(
  'judge',
  'Swastika Karki',
  'FEMALE',
  'Judge: scores works of the Data Storytelling Contest',
);

/** A judge without an account: whoever opens the link first judges by it, in the demo's round. */
export const DEMO_GUEST = {
  ...{ name: 'Kiran Bhandari', token: 'DemoGuestOfTheStories1' },
  about: 'Guest for the day: judges the Data Storytelling Contest by a link, without an account',
} as const;

/** Where the demo's guest begins. */
export const DEMO_GUEST_PATH = `/judge#${DEMO_GUEST.token}`;

/** Whom the sign-in page offers, in its order. */
export const OFFERED_ACCOUNTS: readonly DemoAccount[] = [...DEMO_ACCOUNTS, DEMO_JUDGE];

/** The address in its stored form, or null where the demo lets nobody in with it. */
export function demoEmail(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const email = foldedEmail(text.trim());
  return /^[a-z0-9](?:[a-z0-9._+-]{0,62}[a-z0-9])?@example\.test$/.test(email) ? email : null;
}

/** The name the provider tells: the account's, or one made from the address. */
export function demoName(email: string): string {
  const known = OFFERED_ACCOUNTS.find((each) => each.email === email);
  if (known) return known.name;
  return email
    .slice(0, email.indexOf('@'))
    .split(/[._+-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
