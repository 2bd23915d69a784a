import type { LinkReason, LinkState } from '@pratibha/domain/links/link-states';

const STATES: Readonly<Record<LinkState, string>> = {
  opens: 'Opens',
  'asks-sign-in': 'Asks for a sign-in',
  'does-not-open': 'Does not open',
};

/** What was found of a link, as a mark beside it. */
export const linkStateName = (state: LinkState): string => STATES[state];

const REASONS: Readonly<Record<LinkReason, string>> = {
  'sign-in-page': 'It leads to a page to sign in.',
  'no-access': 'Its site lets in nobody without an account or a permission.',
  'not-found': 'Its site has nothing at this address: it was removed, mistyped, or is private.',
  refused: 'Its site refused the request.',
  'server-error': 'Its site had a fault.',
  'no-host': 'There is no site of this name.',
  'no-connection': 'Its site could not be reached.',
  'too-slow': 'Its site did not answer within three seconds.',
  'bad-certificate': 'Its site has no valid certificate, so browsers warn of it.',
  'too-many-redirects': 'It leads from address to address without an end.',
  'not-public': 'It leads into a private network, which nobody else reaches.',
};

/** Why a link does not open as it should, in a sentence. */
export const linkReason = (reason: LinkReason): string => REASONS[reason];
