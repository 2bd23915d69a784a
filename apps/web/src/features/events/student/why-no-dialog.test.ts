import { expect, it } from 'vitest';
import { whyNoDialog } from './why-no-dialog.ts';

const WORKS = { requires_submission: true };
const NO_WORKS = { requires_submission: false };
const FINAL = { ...WORKS, works_once: true };

const FULL = { code: 'not-available', refusal: 'full' } as const;
const CAN_REGISTER = { code: 'register', refusal: null } as const;
const REGISTERED = { code: 'already-registered', refusal: 'already-registered' } as const;
const CAN_SUBMIT = { code: 'submit', refusal: null } as const;
const ACCEPTED = { code: 'submission-accepted', refusal: 'submission-accepted' } as const;
const HANDED_IN = { code: 'work-submitted', refusal: 'already-submitted' } as const;
const SENT_BACK = { code: 'resubmit', refusal: null } as const;
const OVER = { code: 'not-available', refusal: 'already-submitted' } as const;

const cases: [string, Parameters<typeof whyNoDialog>, string][] = [
  ['a full event', ['register', FULL, WORKS], 'full'],
  ['one whose works are taken', ['register', SENT_BACK, WORKS], 'already-registered'],
  ['no works before registering', ['submit', CAN_REGISTER, WORKS], 'not-registered'],
  ['no works at all', ['submit', FULL, NO_WORKS], 'no-submission-needed'],
  ['works that are not taken yet', ['submit', REGISTERED, WORKS], 'submission-not-open'],
  ['a decided work', ['submit', ACCEPTED, WORKS], 'submission-accepted'],
  ['a work that awaits review', ['submit', HANDED_IN, WORKS], 'already-submitted'],
  ['replacing a decided work', ['replace', ACCEPTED, FINAL], 'submission-accepted'],
  ['replacing one that was sent back', ['replace', SENT_BACK, WORKS], 'work-sent-back'],
  ['replacing one that is final', ['replace', HANDED_IN, FINAL], 'works-once'],
  ['replacing one of a rejected person', ['replace', HANDED_IN, WORKS], 'registration-rejected'],
  ['replacing where none was handed in', ['replace', CAN_SUBMIT, WORKS], 'nothing-handed-in'],
  ['replacing before registering', ['replace', CAN_REGISTER, WORKS], 'not-registered'],
  ['replacing after the deadline', ['replace', OVER, WORKS], 'already-submitted'],
];
it.each(cases)('says of %s why nothing opens', (_title, asked, expected) => {
  expect(whyNoDialog(...asked)).toBe(expected);
});
