/** Whether a link of a work opens, beside it. */
export const LINK_STATE_WORDS = {
  noLonger: 'No longer opens',
  checked: (state: string, at: string) => `${state} (asked last on ${at})`,
} as const;
