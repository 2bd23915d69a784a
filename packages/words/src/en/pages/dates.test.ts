import { expect, test } from 'vitest';
import { deadlineWords, registerNoteWords, registrationsWords } from './dates.ts';

const EXTENDED = {
  registrationOpens: '2025-06-24T00:00+05:45',
  firstDeadline: '2025-07-17T00:00+05:45',
  registrationCloses: '2025-08-09T00:00+05:45',
};
const OVER_NEW_YEAR = {
  registrationOpens: '2025-12-01T00:00+05:45',
  firstDeadline: '2025-12-31T00:00+05:45',
  registrationCloses: '2026-01-09T12:00+05:45',
};

test('a deadline names its last day, and the year once', () => {
  expect(deadlineWords(EXTENDED)).toBe('16 July 2025, extended till 8\u00a0August');
  expect(deadlineWords({ ...EXTENDED, firstDeadline: null })).toBe('8 August 2025');
  expect(deadlineWords(OVER_NEW_YEAR)).toBe(
    '30 December 2025, extended till 9\u00a0January\u00a02026',
  );
});

test('the countdown names the window before any clock is known', () => {
  expect(registrationsWords(EXTENDED)).toBe('Registrations: 24 June to 8 August 2025');
});

test('the note tells the registration of each phase', () => {
  expect(registerNoteWords(EXTENDED)).toEqual({
    always: 'Registration: 24 June to 8 August 2025.',
    upcoming: 'Registration opens on 24 June 2025.',
    open: 'Register until 8 August 2025.',
    closed: 'Registration closed on 8 August 2025.',
    over: 'This edition is over.',
  });
  expect(registerNoteWords(OVER_NEW_YEAR).always).toBe(
    'Registration: 1 December 2025 to 9 January 2026.',
  );
});
