import { expect, test } from 'vitest';
import { profileErrors } from './profile.ts';
import { COMPLETE_PROFILE } from './profile-cases.ts';
import { birthdayDoubt, birthdayOf, typedBirthday } from './typed-birthday.ts';

const typed = (text: string) => {
  const [year = '', month = '', day = ''] = text.split('|');
  return { year, month, day };
};

test.each([
  ['2064|1|1', '2007-04-14', null],
  ['२०६४|1|१', '2007-04-14', null],
  [' 2064 |1| 01 ', '2007-04-14', null],
  ['2058|2|32', '2001-06-14', null],
  // Its second month had no 33rd day, its tenth no 30th.
  ['2058|2|33', '2058/2/33 BS', 'unknown'],
  ['2082|10|30', '2082/10/30 BS', 'unknown'],
  ['2056|9|17', '2000-01-01', null],
  ['2056|9|16', '2056/9/16 BS', 'early'],
  ['2056|9|99', '2056/9/99 BS', 'unknown'],
  ['2050|1|1', '2050/1/1 BS', 'early'],
  ['2084|1|1', '2084/1/1 BS', 'unknown'],
  // Not yet a day.
  ['206|1|1', '206/1/1 BS', null],
  ['2064||1', '2064//1 BS', null],
  ['2064|1|', '2064/1/ BS', null],
  ['||', '', null],
  [' || ', '', null],
])('%s is %s', (fields, dob, doubt) => {
  expect(birthdayOf(typed(fields))).toBe(dob);
  expect(birthdayDoubt(typed(fields))).toBe(doubt);
  const { dob: error } = profileErrors({ ...COMPLETE_PROFILE, dob });
  const isDay = /^\d{4}-/.test(dob);
  expect(error?.code).toBe(dob === '' ? 'required' : isDay ? undefined : 'invalid-date-of-birth');
});

test.each([
  ['2007-04-14', '2064|1|1'],
  ['1999-12-31', '||'],
  ['', '||'],
  ['2058/2/33 BS', '2058|2|33'],
  ['206// BS', '206||'],
])('%s stands in the fields as %s', (dob, fields) => {
  expect(typedBirthday(dob)).toEqual(typed(fields));
});
