import type { StepWindow } from '@pratibha/domain/editions/step-windows';

/** What is called alike in the steps of every timeline. */
const OF_STEPS = {
  '*': 'Step',
  '*.window': 'Follows the dates as',
  '*.starts': 'Begins',
  '*.ends': 'Is over',
  '*.title': 'Title',
  '*.when': 'When, in words without the year',
  '*.note': 'Note',
} as const;

export function ofSteps<Path extends string>(path: Path) {
  const labels = Object.entries(OF_STEPS).map(([name, label]) => [`${path}.${name}`, label]);
  return Object.fromEntries(labels) as Record<`${Path}.${keyof typeof OF_STEPS}`, string>;
}

/** What the windows are called that a step can follow. */
export const STEP_WINDOW_LABELS: Readonly<Record<StepWindow, string>> = {
  registration: 'Registration',
  'registration-opens': 'Registration opens',
  'registration-closes': 'Registration closes',
  submission: 'Submission',
  'submission-opens': 'Submission opens',
  'submission-closes': 'Submission closes',
  event: 'The event',
};
