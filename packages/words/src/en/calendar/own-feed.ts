/** Words of the card where a person makes the link that a calendar follows. */
export const CALENDAR_LINK_WORDS = {
  heading: 'Your dates in a calendar',
  intro:
    "Subscribe once, and your phone's calendar shows all your dates and follows when they change.",
  made: (when: string) => `A calendar can follow the link that you made ${when}.`,
  make: 'Get My Calendar Link',
  making: 'Making…',
  renew: 'Make Another Link',
  end: 'End the Link',
  failed: 'That did not work. Please try again.',
  loadFailed: 'Failed to load whether you have a link.',

  renewTitle: 'Make another link?',
  renewText: 'Calendars with the link of before get nothing more. Give them the new one.',
  confirmRenew: 'Yes, Make Another',
  endTitle: 'End the link?',
  endText: 'Your calendars get nothing more by it. You can make another at any time.',
  confirmEnd: 'Yes, End It',
  ended: 'The link was ended.',

  shownTitle: 'Copy the link now',
  shown:
    'It is not shown again. Keep it to yourself: whoever has it sees which events you take part in.',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Copying did not work. Select it and copy it by hand.',
  done: 'Done',
  ways: 'Where it goes',
  google: 'Google Calendar, on a computer: Other calendars, +, From URL',
  iphone:
    'iPhone: Settings, Apps, Calendar, Calendar Accounts, Add Account, Other, Add Subscribed Calendar',
  mac: 'Mac: Calendar, File, New Calendar Subscription',
} as const;
