/** Somebody who has scanned the code of a room, until they are let in. */
export const ROOM_WORDS = {
  heading: 'Would you like to judge?',
  of: (event: string, round: string) => `${event} · ${round}`,
  loading: 'Loading…',
  failed: 'Failed to load this page.',
  intro:
    'Say who you are. An organiser lets you in, and you judge on this device without an account.',
  stored:
    'Your name is shown to the organisers of the event. It is removed if they do not let you in, or after 18 hours.',
  privacy: 'Privacy',
  name: 'Your name',
  ask: 'Ask to Judge',
  asking: 'One moment…',
  uncertain: 'No answer came. Press again: nothing is lost by that.',
  waiting: (name: string) => `${name}, an organiser was asked to let you in.`,
  waitingMeans: 'Keep this page open. It looks by itself, and goes on once they have.',
  admitted: 'You are let in.',
  begin: (name: string) => `Begin as ${name}`,
  refused: 'An organiser did not let you in. Ask them, and scan the code again.',
  early: (opens: string) => `Judging begins on ${opens}. Scan the code again then.`,
  over: 'This round is over.',
  unknown: 'This code opens nothing any more. Ask an organiser for the one that hangs there now.',
} as const;
