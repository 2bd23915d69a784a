/** Words of the list of one's sessions on the profile page. */
export const SESSIONS_WORDS = {
  heading: 'Where you are signed in',
  intro: 'Sign out devices you do not recognise or no longer use.',
  here: 'This browser',
  unknown: 'Unknown browser',
  /** 'Firefox on Windows', as the server tells it. */
  device: (device: string) => device,
  signedIn: (when: string) => `Signed in ${when}`,
  lastUsed: (when: string) => `Last used ${when}`,
  end: 'Sign Out',
  endLabel: (device: string, when: string) => `Sign out ${device}, signed in ${when}`,
  endOthers: 'Sign out everywhere else',
  ended: 'Signed out there.',
  othersEnded: 'Signed out everywhere else.',
  calendarTitle: 'End your calendar link, too?',
  calendarText:
    'You are signed out everywhere else. Whoever has your calendar link still reads your dates there, until you end it.',
  endCalendar: 'Yes, End It',
  calendarEnded: 'The calendar link ended.',
  failed: 'That did not work. Please try again.',
  loadFailed: 'Failed to load where you are signed in.',
} as const;
