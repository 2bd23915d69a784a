/** A judge in a hall, from stand to stand. */
export const HALL_WORDS = {
  heading: 'At the stands',
  loading: 'Loading…',
  failed: 'Failed to load the stands.',
  separator: ' · ',

  goTo: 'Go to',
  standAt: 'You stand at',
  work: (number: number) => `Work ${number}`,
  yours: (until: string) => `No other judge is sent there before ${until}.`,
  here: 'I Am Here',
  busy: 'Busy',
  nobody: 'Nobody There',
  pause: 'Take a Break',
  open: 'Open the Score Sheet',
  next: 'Next Stand',
  area: 'Area',
  anyArea: 'Where I am',
  left: (count: number) =>
    count === 1 ? 'One work is left for you.' : `${count} works are left for you.`,
  waiting: 'Each of them has a judge just now, or was busy. Try again in a few minutes.',
  noneLeft: 'No work is left for you: each has its judges. You may still type a stand.',
  notYet: 'No work has a stand yet. Ask an organiser.',

  typed: 'Number of the stand',
  typedHelp: 'As it is written there. Works for any stand, also while others are there.',
  goThere: 'Go There',
  isWork: (stand: string, area: string | null, number: number) =>
    `${stand}${area === null ? '' : `, ${area}`}: Work ${number}`,
  unknown: 'There is no such stand in this round.',
  nextOffline: 'No connection. Go to any stand, and type its number below.',
  place: (stand: string, area: string | null) => (area === null ? stand : `${stand}, ${area}`),
  notYours:
    'What you give is kept on this device and sent by itself once there is a connection. The work becomes yours then.',
  enoughTitle: 'This work has its judges',
  enoughText:
    'As many judges as it needs have been here. You may be one more, and your sheet counts.',
  oneMore: 'Judge It, Too',
  didNotWork: 'That did not work. Please try again.',

  clock: 'Time for this work',
  timeLeft: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')}`,
  over: 'The time is up. Take what you need: nothing is cut off.',
} as const;
