import type { RoundTakes } from '@pratibha/domain/judging/rounds';

/** The form of a round. */
export const ROUND_FORM_WORDS = {
  addTitle: 'Prepare a Round',
  editTitle: 'Change the Round',
  save: 'Save',
  saving: 'Saving…',
  added: 'The round is prepared.',
  saved: 'The round was saved.',
  uncertain: 'No answer came, so it is not certain that this was saved. Look before you try again.',
  title: 'Title',
  titleHelp: 'Judges read it, too: ‘Preselection’, ‘Final’.',
  firstTitle: 'Judging',
  takes: 'Works',
  takesHelp: 'They are fixed when you open the round.',
  takesNames: {
    accepted: 'Every accepted one',
    'handed-in': 'Every one handed in',
    best: 'The best of the round before',
    chosen: 'Chosen by hand',
  } satisfies Record<RoundTakes, string>,
  best: 'How many',
  bestHelp: 'By points. Who is equal at the border is shown when you open the round.',
  opens: 'From',
  closes: 'Until',
  zone: 'Nepal time.',
  judgesPerWork: 'Judges a work',
  judgesPerWorkHelp: 'Three are usual: with fewer, chance decides more.',
  minutes: 'Minutes a work',
  minutesHelp: 'Of one judge, to read, try and score it.',
  blind: 'Blind',
  blindHelp: 'Judges see numbers; no name, college, mail or mobile.',
  begin: 'Begin with',
  beginNames: {
    'one-criterion': 'One criterion',
    'judged-on': 'What the competition is judged on',
  },
  beginHelp: (judgedOn: readonly string[]) => judgedOn.join(', '),
  hours: 'Hours that one judge has',
  hoursHelp: 'Not saved: only to see how many judges are needed.',
  needed: (judges: number, works: number) =>
    works === 0
      ? 'There are no such works yet, so no judge is needed.'
      : `${works === 1 ? '1 work needs' : `${works.toLocaleString('en-US')} works need`} ${
          judges === 1 ? '1 judge' : `${judges.toLocaleString('en-US')} judges`
        }.`,
  worth: (works: number, wins: readonly (readonly [sheets: number, seasons: number])[]) =>
    `Of 100 simulated seasons with ${works.toLocaleString('en-US')} works the best one wins in ${wins
      .map(([sheets, seasons]) => `${seasons} with ${sheets} sheets a work`)
      .join(', in ')}.`,
  fixed: 'The round is open: its works, its beginning and whether it is blind stay as they are.',
} as const;
