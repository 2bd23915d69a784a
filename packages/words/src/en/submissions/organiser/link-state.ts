import type { LinkState } from '@pratibha/domain/links/link-states';

/** Whether a link of a work opens, beside it. */
export const LINK_STATE_WORDS = {
  states: {
    opens: 'Opens',
    'asks-sign-in': 'Asks for a sign-in',
    'does-not-open': 'Does not open',
  } satisfies Record<LinkState, string>,
  noLonger: 'No longer opens',
  checked: (state: string, at: string) => `${state} (looked at ${at})`,
} as const;
