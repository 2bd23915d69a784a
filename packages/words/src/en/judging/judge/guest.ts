/** The pages of a guest: how a link is taken, and what stands around the works. */
export const GUEST_PAGE_WORDS = {
  heading: 'Judging',
  loading: 'Loading…',
  failed: 'Failed to load this page.',

  beginHeading: 'You are asked to judge',
  of: (event: string, round: string) => `${event} · ${round}`,
  begin: (name: string) => `Begin as ${name}`,
  beginning: 'One moment…',
  beginText:
    'You judge on this device, without an account, for up to 18 hours. Begin only if this is your name: the first device that begins has the link.',
  stored:
    'What you fill in is kept with your name for the organisers of the event. This browser keeps a cookie until you leave.',
  privacy: 'Privacy',
  early: (opens: string) => `Judging begins on ${opens}. Come back then: the link stays yours.`,
  over: 'This round is over.',
  inUse:
    'Another device judges with this link. If it is yours, ask an organiser to let this one in; they were told. Then press again.',
  unknown:
    'This link opens nothing: it was not whole, or was taken back. Ask an organiser for another one.',
  uncertain: 'No answer came. Press again: nothing is lost by that.',

  none: 'Open the link that an organiser gave you, or scan its code.',
  ended:
    'This device judges no more: an organiser ended it or let another one in, or its time is over. What you filled in is kept on this device. Ask an organiser.',

  signedIn: (name: string) =>
    `Somebody is signed in on this device: ${name}. A guest judges on a device where nobody is. Sign out first, and open the link again.`,
  asUser: 'Judge as Yourself',

  leave: 'Leave',
  leaveTitle: 'Leave this device?',
  leaveText:
    'Nobody judges on this device then. With the link you can go on, here or on another device.',
  unsent:
    'Some of what you filled in is not sent. It stays on this device, and can be sent when you begin here again.',
  confirmLeave: 'Yes, Leave',
  leaveFailed: 'That did not work. Please try again.',
} as const;
