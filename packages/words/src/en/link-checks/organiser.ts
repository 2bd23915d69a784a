import { formatDateTime } from '../time.ts';

/** What organisers see of the links of works. */
export const LINKS_WORDS = {
  heading: 'Do the links open?',
  checked: (at: Date) => `Asked last ${formatDateTime(at)}, without an account`,
  noLongerOpens: 'No longer opens',
  noLongerOpensText: 'It opened when it was asked for earlier.',
  /** In the list, of a work with such links. */
  mark: {
    noLonger: 'No longer opens',
    signIn: 'Link asks for a sign-in',
    not: 'Link does not open',
  },
} as const;
