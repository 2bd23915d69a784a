import { expect, test } from 'vitest';
import { deadlineWords, registerNoteWords, registrationsWords, stepWords } from './dates.ts';

const dates = {
  registrationOpens: '2026-03-24T00:00:00+05:45',
  firstDeadline: null,
  registrationCloses: '2026-04-14T00:00:00+05:45',
};

test('a window ends with the last day that it has', () => {
  expect(deadlineWords(dates)).toBe('२०८२ चैत ३० (१३ अप्रिल २०२६)');
  expect(registrationsWords(dates)).toBe(
    'दर्ता: २०८२ चैत १० (२४ मार्च २०२६) देखि २०८२ चैत ३० (१३ अप्रिल २०२६) सम्म',
  );
  expect(registerNoteWords(dates)).toEqual({
    always: 'दर्ता: २०८२ चैत १० (२४ मार्च २०२६) देखि २०८२ चैत ३० (१३ अप्रिल २०२६) सम्म।',
    upcoming: 'दर्ता २०८२ चैत १० (२४ मार्च २०२६) मा खुल्छ।',
    open: '२०८२ चैत ३० (१३ अप्रिल २०२६) सम्म दर्ता गर्नुहोस्।',
    closed: 'दर्ता २०८२ चैत ३० (१३ अप्रिल २०२६) मा बन्द भयो।',
    over: 'यो संस्करण सकिसकेको छ।',
  });
});

test('one that was extended tells both days, whole in each calendar', () => {
  const extended = { ...dates, firstDeadline: '2026-04-02T00:00:00+05:45' };
  expect(deadlineWords(extended)).toBe(
    '२०८२ चैत १८ (१ अप्रिल २०२६), म्याद थपेर २०८२\u00a0चैत\u00a0३० (१३\u00a0अप्रिल\u00a0२०२६) सम्म',
  );
});

test('beyond Bikram Sambat, in AD alone', () => {
  expect(deadlineWords({ ...dates, registrationCloses: '2028-01-01T00:00:00+05:45' })).toBe(
    '३१ डिसेम्बर २०२७',
  );
});

test('the year of a step stands with its day of AD', () => {
  expect(stepWords('असार १० (२४ जुन)', 2025)).toBe('असार १० (२४ जुन २०२५)');
  expect(stepWords('24 June', 2025)).toBe('24 June २०२५');
});
