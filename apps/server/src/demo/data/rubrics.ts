import { FIRST_RUBRIC_WORDS } from '@pratibha/words/judging/first-rubric';

export type DemoCriterion = {
  readonly title: string;
  readonly meaning: string;
  readonly weight: number;
  /** A sentence each from the lowest up. */
  readonly levels: readonly string[];
};

const LEVELS = FIRST_RUBRIC_WORDS.levels;

/** By what the stories are judged. */
export const STORY_RUBRIC: readonly DemoCriterion[] = [
  {
    title: 'Story',
    meaning: 'Is there one finding, and does everything lead to it?',
    weight: 3,
    levels: [
      'There is data, and no story.',
      'A story that the data does not carry.',
      'A clear story that one might have expected.',
      'A clear story that surprises.',
      'I would tell it to others tonight.',
    ],
  },
  {
    title: 'Data and sources',
    meaning: 'Can the figures be checked, and do they say what is claimed?',
    weight: 2,
    levels: LEVELS,
  },
  {
    title: 'Charts',
    meaning: 'Does each chart show at a glance what it is there for?',
    weight: 2,
    levels: LEVELS,
  },
  { title: 'Language', meaning: '', weight: 1, levels: LEVELS },
];

/** By what the pitches will be judged. */
export const PITCH_RUBRIC: readonly DemoCriterion[] = [
  { title: 'Problem', meaning: 'Whose is it, and how do we know?', weight: 1, levels: LEVELS },
  { title: 'Idea', meaning: 'Would it solve it?', weight: 2, levels: LEVELS },
  { title: 'Pitch', meaning: 'Three minutes, understood by everybody.', weight: 1, levels: LEVELS },
];

const criterion = (title: string, weight: number): DemoCriterion => ({
  ...{ title, meaning: '', weight, levels: LEVELS },
});

/** By what the year before judged what was built, and what was designed. */
export const BUILD_RUBRIC: readonly DemoCriterion[] = [
  criterion('Innovation', 2),
  criterion('Technical quality', 2),
  criterion('User experience', 1),
];
export const DESIGN_RUBRIC: readonly DemoCriterion[] = [
  criterion('Originality and innovation', 6),
  criterion("Relevance to Nepal's issues", 5),
  criterion('Impact and goal alignment', 5),
  criterion('Visual appeal and usability', 4),
];
