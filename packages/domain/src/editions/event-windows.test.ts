import { expect, test } from 'vitest';
import { spanOf, windowsOutside } from './event-windows.ts';

const DATES = {
  registrationOpens: '2025-06-24T00:00+05:45',
  registrationCloses: '2025-08-09T00:00+05:45',
  submissionsOpen: '2025-08-09T00:00+05:45',
  submissionsClose: '2025-08-13T00:00+05:45',
};
const EVENT = {
  registration_open: new Date(DATES.registrationOpens),
  registration_close: new Date(DATES.registrationCloses),
  submission_start: new Date(DATES.submissionsOpen),
  submission_close: new Date(DATES.submissionsClose),
};
const minute = (text: string, by: number) => new Date(Date.parse(text) + by * 60_000);

test.each([
  ['the dates of the edition', {}, []],
  ['without works', { submission_start: null, submission_close: null }, []],
  [
    'opening a minute early',
    { registration_open: minute(DATES.registrationOpens, -1) },
    ['registration'],
  ],
  [
    'closing a minute late',
    { registration_close: minute(DATES.registrationCloses, 1) },
    ['registration'],
  ],
  ['works a minute late', { submission_close: minute(DATES.submissionsClose, 1) }, ['submission']],
  ['works of one that closes early', { submission_start: minute(DATES.registrationOpens, 1) }, []],
  [
    'works before anybody can register',
    { submission_start: minute(DATES.registrationOpens, -1) },
    ['submission'],
  ],
  [
    'both windows late',
    {
      registration_close: minute(DATES.registrationCloses, 1),
      submission_close: minute(DATES.submissionsClose, 1),
    },
    ['registration', 'submission'],
  ],
])('%s', (_, change, outside) => {
  expect(windowsOutside(DATES, { ...EVENT, ...change })).toEqual(outside);
});

test('works are taken until the end of submission', () => {
  expect(spanOf('submission', DATES)).toEqual({
    from: EVENT.registration_open,
    to: EVENT.submission_close,
  });
});
