/** What a judge needs beside the works while a round runs. */
export const JUDGE_RUNNING_WORDS = {
  paused: 'Judging is paused',
  pausedText: (sentence: string) => `“${sentence}”`,
  pausedMeans:
    'Go on filling in: it is kept. What you send is sent by itself once judging goes on, and your time moves by the pause.',
  pausedSend: 'Not sent yet: judging is paused. It is sent by itself once it goes on.',
  commentsOnly: (until: string) =>
    `The round is over, and scores are fixed. You may finish your comments until ${until}.`,

  skip: 'Skip for Now',
  skipped: 'This work comes last now.',
  call: 'Call an Organiser',
  callTitle: 'Call an organiser',
  callText: 'All organisers of the event are told at once.',
  line: 'What you need, in one line',
  lineHelp: 'Such as: the demo asks for a password.',
  send: 'Call',
  sending: 'Calling…',
  failed: 'That did not work. Please try again.',
  waiting: (line: string) => `The organisers are told: “${line}”`,
  coming: (name: string, line: string) => `${name} is coming: “${line}”`,
  withdraw: 'No Longer Needed',

  askTitle: (host: string) => `Open ${host}?`,
  askText: (host: string) =>
    `You judge without names. The work is at ${host}, which may show who made it.`,
  askOpen: 'Open It',

  tryTitle: 'Try it first',
  tryText:
    'Before the first work, fill in the sheet of an invented one: also with your network off, if you like. Nothing of it is kept, and it counts nowhere.',
  tryIt: 'Try an Invented Work',
  invented: 'An invented work',
  inventedText:
    'A lamp for reading that is charged by the sun. Two students built it of an old tin, a battery from a telephone and a panel as large as a hand. It shines for four hours after a day in the sun; they tried it for two weeks in three homes, and say what broke and how they mended it.',
  tried: 'That is all there is to it. The organisers see that you have tried.',
  done: 'Done',
  inTraining: 'You are in training: send all as the others do. It counts nowhere.',
} as const;
