/** Beside the links of one's own work. */
export const OWN_LINKS_WORDS = {
  heading: 'Do your links open?',
  intro: 'We open your links daily, without an account, as whoever looks at your work does.',
  checked: (at: string) => `Asked last on ${at}`,
  openedBefore: 'It opened before.',
  mend: 'Share it with everybody who has the link, or hand in another one while you can. Then open it in a private window to see what others see.',
} as const;
