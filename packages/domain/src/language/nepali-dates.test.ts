import { expect, it } from 'vitest';
import { bikramSambatDay, nepaliDay, nepaliDayWithoutYear, nepaliWeekday } from './nepali-dates.ts';

it.each([
  ['2025-07-16', '२०८२ असार ३२ (१६ जुलाई २०२५)', 'असार ३२ (१६ जुलाई)', 'बुधबार'],
  ['2000-01-01', '२०५६ पुस १७ (१ जनवरी २०००)', 'पुस १७ (१ जनवरी)', 'शनिबार'],
  ['1999-12-31', '३१ डिसेम्बर १९९९', '३१ डिसेम्बर', 'शुक्रबार'],
  ['2026-04-13', '२०८२ चैत ३० (१३ अप्रिल २०२६)', 'चैत ३० (१३ अप्रिल)', 'सोमबार'],
  ['2026-04-14', '२०८३ वैशाख १ (१४ अप्रिल २०२६)', 'वैशाख १ (१४ अप्रिल)', 'मंगलबार'],
  ['2025-12-31', '२०८२ पुस १६ (३१ डिसेम्बर २०२५)', 'पुस १६ (३१ डिसेम्बर)', 'बुधबार'],
  ['2026-11-19', '२०८३ मंसिर ३ (१९ नोभेम्बर २०२६)', 'मंसिर ३ (१९ नोभेम्बर)', 'बिहीबार'],
  ['2027-04-14', '१४ अप्रिल २०२७', '१४ अप्रिल', 'बुधबार'],
])('%s is %s', (day, whole, withoutYear, weekday) => {
  expect([nepaliDay(day), nepaliDayWithoutYear(day), nepaliWeekday(day)]).toEqual([
    ...[whole, withoutYear, weekday],
  ]);
});

it('tells the day of Bikram Sambat alone', () => {
  expect(bikramSambatDay('2025-07-16')).toBe('२०८२ असार ३२');
  expect(bikramSambatDay('2030-01-01')).toBeNull();
});
