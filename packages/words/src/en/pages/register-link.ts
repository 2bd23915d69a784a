/** The link of the landing page to the events (R2.20); its words stand in markup alone. */
export const REGISTER_LINK_WORDS = {
  registerNow: 'Register Now',
  /** In its place once nobody can register any more. */
  seeEvents: 'See the events',
} as const;
