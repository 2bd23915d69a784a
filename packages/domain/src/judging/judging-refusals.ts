import { ASSIGNMENT_REFUSALS } from './assignment-refusals.ts';
import { GUEST_REFUSALS } from './guest-refusals.ts';
import { PRESENTATION_REFUSALS } from './presentation-refusals.ts';
import { RUNNING_REFUSALS } from './running-refusals.ts';
import { STAND_REFUSALS } from './stand-refusals.ts';

/** Reasons for which something may not be done with a round, its judges and their sheets. */
export const JUDGING_REFUSALS = [
  'too-many-rounds',
  'round-is-open',
  'round-not-open',
  'round-over',
  'round-end-past',
  'round-without-rubric',
  'round-without-works',
  'round-too-large',
  'rubric-in-use',
  'too-many-judges',
  'judge-not-taking-part',
  'judge-at-limit',
  'work-not-in-round',
  'work-not-to-judge',
  'conflict-of-interest',
  'already-assigned',
  'judging-not-begun',
  'sheet-is-sent',
  'sheet-not-sent',
  'own-sheets-unsent',
  ...ASSIGNMENT_REFUSALS,
  ...GUEST_REFUSALS,
  ...PRESENTATION_REFUSALS,
  ...RUNNING_REFUSALS,
  ...STAND_REFUSALS,
] as const;
export type JudgingRefusal = (typeof JUDGING_REFUSALS)[number];
