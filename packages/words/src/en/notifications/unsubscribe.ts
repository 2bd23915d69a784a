/** The pages behind the link that ends announcements by mail. */
export const UNSUBSCRIBE_WORDS = {
  ask: {
    heading: 'Get no more announcements by mail?',
    text: 'The organisers’ announcements then come in the bell of the site alone. Mails about your own registrations and works still come.',
    button: 'Stop these mails',
  },
  done: {
    heading: 'No more announcements by mail',
    text: 'Done. You find the organisers’ announcements in the bell of the site. Mails about your own registrations and works still come.',
    button: 'Get them again',
  },
  again: {
    heading: 'Announcements come by mail again',
    text: 'Done. The next announcement of the organisers comes by mail, and stands in the bell of the site, too.',
    button: 'Stop these mails',
  },
  unknown: {
    heading: 'This link does not work',
    text: 'A mail program may have cut it off: open it from the mail once more, or copy it whole. If it still does not work, write to the organisers: their address stands at the foot of every mail.',
  },
  notifications: 'Your notifications',
  home: 'Go back home',
} as const;
