import { describe, expect, test } from 'vitest';
import type { EventFacts } from '../events/event-facts.ts';
import type { WorkPart } from '../works/work-form.ts';
import { FILE_LIMITS } from './file-limits.ts';
import {
  type BegunFacts,
  mostBytesOf,
  type UploadFacts,
  whyNotBeginUpload,
  whyNotGoOn,
} from './whether-upload.ts';

const OPEN = new Date('2025-08-01T00:00:00Z');
const CLOSE = new Date('2025-09-01T00:00:00Z');
const NOW = new Date('2025-08-10T00:00:00Z');
const after = (ms: number) => new Date(CLOSE.getTime() + ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const part = (change: Partial<WorkPart> = {}): WorkPart => ({
  ...{ id: 'poster', name: 'Poster', help: null, required: true, kind: 'picture', most: 1 },
  ...{ most_mb: 20, print: null, least_dpi: null, wants_readme: false },
  ...change,
});

const EVENT: EventFacts = {
  status: 'ACTIVE',
  ...{ internal_event: false, requires_submission: true },
  registration_open: new Date('2025-07-01T00:00:00Z'),
  registration_close: new Date('2025-07-31T00:00:00Z'),
  ...{ submission_start: OPEN, submission_close: CLOSE },
};

const FACTS: UploadFacts = {
  event: EVENT,
  form: { parts: [part()], grace_minutes: 30, mending_hours: 24 },
  ...{ isInternal: false, isProfileComplete: true, isMending: false },
  ...{ registrationStatus: 'PENDING', submissionStatus: null },
  ...{ part: 'poster', size: 1_000 },
  ofEvent: { files: 0, bytes: 0 },
  ofDay: { files: 0, bytes: 0 },
};

describe('a file is begun', () => {
  const { ofEvent, aDay } = FILE_LIMITS;
  const cases: [string, Partial<UploadFacts>, Date, string | null][] = [
    ['in the window', {}, NOW, null],
    ['at its closing instant', {}, CLOSE, null],
    ['after it', {}, after(1), 'submission-closed'],
    ['before it', {}, new Date('2025-07-31T12:00:00Z'), 'submission-not-open'],
    ['for a work that awaits review', { submissionStatus: 'PENDING' }, NOW, null],
    ['for one that was sent back', { submissionStatus: 'RESUBMISSION_REQUIRED' }, NOW, null],
    ['for one that was accepted', { submissionStatus: 'ACCEPTED' }, NOW, 'submission-accepted'],
    ['without a registration', { registrationStatus: null }, NOW, 'not-registered'],
    ['without a profile', { isProfileComplete: false }, NOW, 'profile-incomplete'],
    ['for another part', { part: 'video' }, NOW, 'part-not-asked'],
    ['with nothing in it', { size: 0 }, NOW, 'file-empty'],
    ['as large as may be', { size: 20_000_000 }, NOW, null],
    ['larger', { size: 20_000_001 }, NOW, 'file-too-large'],
    ['as the last of an event', { ofEvent: { files: ofEvent.files - 1, bytes: 0 } }, NOW, null],
    ['as one more', { ofEvent: { files: ofEvent.files, bytes: 0 } }, NOW, 'files-of-event-full'],
    [
      'with a byte more',
      { ofEvent: { files: 1, bytes: ofEvent.bytes - 999 } },
      NOW,
      'files-of-event-full',
    ],
    ['as one more a day', { ofDay: { files: aDay.files, bytes: 0 } }, NOW, 'uploaded-too-often'],
    ['to mend, in its time', { isMending: true }, after(24 * HOUR), null],
    ['to mend, after it', { isMending: true }, after(24 * HOUR + 1), 'submission-closed'],
    [
      'to mend without a profile',
      { isMending: true, isProfileComplete: false },
      after(1),
      'profile-incomplete',
    ],
    ['as a trial, long after', { part: null }, after(99 * HOUR), null],
    [
      'as a trial without a registration',
      { part: null, registrationStatus: null },
      NOW,
      'not-registered',
    ],
    [
      'as a trial of whom was rejected',
      { part: null, registrationStatus: 'REJECTED' },
      NOW,
      'registration-rejected',
    ],
    [
      'as a trial without a profile',
      { part: null, isProfileComplete: false },
      NOW,
      'profile-incomplete',
    ],
    ['as a trial that is too large', { part: null, size: 25_000_001 }, NOW, 'file-too-large'],
    [
      'as a trial of an ended event',
      { part: null, event: { ...EVENT, status: 'INACTIVE' } },
      NOW,
      'event-ended',
    ],
    [
      'as a trial where nothing is handed in',
      { part: null, event: { ...EVENT, requires_submission: false } },
      NOW,
      'no-submission-needed',
    ],
    [
      'as a trial of an internal event',
      { part: null, event: { ...EVENT, internal_event: true } },
      NOW,
      'internal-only',
    ],
  ];
  test.each(cases)('%s', (_, change, now, expected) => {
    expect(whyNotBeginUpload({ ...FACTS, ...change }, now)).toBe(expected);
  });
});

test.each([
  ['what its part says', part(), 20_000_000],
  ['what the product takes, where it says nothing', part({ most_mb: null }), FILE_LIMITS.bytes],
  ['no more than that', part({ most_mb: 9_000 }), FILE_LIMITS.bytes],
  ['nothing for a link', part({ kind: 'link' }), null],
])('a file has at most %s', (_, asked, expected) => {
  expect(mostBytesOf({ parts: [asked] }, 'poster')).toBe(expected);
});

describe('more of a file is taken in', () => {
  const BEGUN: BegunFacts = {
    ...{ event: EVENT, isInternal: false, registrationStatus: 'SHORTLISTED' },
    ...{ submissionStatus: null, isTrial: false, begunAt: CLOSE },
    form: { grace_minutes: 30, mending_hours: 24 },
  };
  const cases: [string, Partial<BegunFacts>, Date, string | null][] = [
    ['in the window', {}, NOW, null],
    ['at the end of the grace', {}, after(30 * MINUTE), null],
    ['after it', {}, after(30 * MINUTE + 1), 'submission-closed'],
    [
      'without a grace',
      { form: { grace_minutes: 0, mending_hours: 24 } },
      after(1),
      'submission-closed',
    ],
    ['while something is mended', { begunAt: after(1) }, after(24 * HOUR), null],
    ['after that', { begunAt: after(1) }, after(24 * HOUR + 1), 'submission-closed'],
    ['of a trial at any time', { isTrial: true }, after(99 * HOUR), null],
    [
      'of nobody who was rejected',
      { registrationStatus: 'REJECTED' },
      NOW,
      'registration-rejected',
    ],
    ['of nobody who withdrew', { registrationStatus: null }, NOW, 'not-registered'],
    [
      'of no event that was deleted',
      { event: { ...EVENT, status: 'DELETED' } },
      NOW,
      'event-deleted',
    ],
  ];
  test.each(cases)('%s', (_, change, now, expected) => {
    expect(whyNotGoOn({ ...BEGUN, ...change }, now)).toBe(expected);
  });
});
