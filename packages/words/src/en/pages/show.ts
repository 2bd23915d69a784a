/** The page of a screen in the hall, before its script is there. */
export const SHOW_PAGE_WORDS = {
  heading: 'The show of results',
  needsScript:
    'This page is for the screen in the hall. It needs JavaScript, and an organiser of the event who is signed in on this machine.',
} as const;

/** What the screen in the hall says. */
export const SCREEN_WORDS = {
  label: 'Screen of the show',
  results: 'Results',
  rehearsal: 'Rehearsal: these winners are invented',
  waiting: 'The show has not begun.',
  hidden: 'Not told yet',
  /** Who made the work, as calls tell it. */
  by: (told: string) => told,
  college: (name: string) => `of ${name}`,
  connected: 'Connected. The next step can be shown.',
  lost: 'No network: what was shown stays, and nothing new can be revealed.',
  signedOut: 'Sign in on this machine as an organiser of the event, then reload this page.',
  notYours: 'Whoever is signed in on this machine does not organise this event.',
  moving: 'One moment…',
  unmoved: 'That did not arrive. Press again once the network is there.',
  stays: 'The show did not move. The phone that leads says why.',
  end: 'This was the last step.',
  full: 'Full Screen',
  back: 'Back',
  next: 'Next',
} as const;
