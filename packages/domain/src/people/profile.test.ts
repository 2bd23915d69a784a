import { describe, expect, test } from 'vitest';
import {
  isDateOfBirth,
  isMobile,
  PROFILE_FIELDS,
  type ProfileField,
  profileErrors,
  trimProfile,
} from './profile.ts';

const today = '2025-07-16';
const complete = {
  name: 'Asha Rai',
  mobile: '9800000000',
  dob: '2007-03-01',
  gender: 'FEMALE',
  address: 'Pokhara-8',
  college_name: 'Example College',
  college_address: 'Pokhara',
};

test('a complete profile has no errors', () => {
  expect(profileErrors(complete, today)).toEqual({});
});

test('every field is required, in the words of the specification', () => {
  const expected = {
    name: 'Name is required',
    mobile: 'Mobile number is required',
    dob: 'Date of birth is required',
    gender: 'Gender is required',
    address: 'Address is required',
    college_name: 'College name is required',
    college_address: 'College address is required',
  };
  expect(profileErrors({}, today)).toEqual(expected);
  const blank = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, '  ']));
  expect(profileErrors(blank, today)).toEqual(expected);
});

describe('each field', () => {
  test.each<[ProfileField, string, string | undefined]>([
    ['mobile', '980000000', 'Enter a valid 10-digit mobile number'],
    ['mobile', '98000000000', 'Enter a valid 10-digit mobile number'],
    ['mobile', '98-0000000', 'Enter a valid 10-digit mobile number'],
    ['mobile', '९८००००००००', 'Enter a valid 10-digit mobile number'],
    ['mobile', ' 9800000000 ', undefined],
    ['dob', '2025-02-30', 'Enter a valid date of birth'],
    ['dob', '01/03/2007', 'Enter a valid date of birth'],
    ['dob', '2015-07-17', 'Enter a valid date of birth'],
    ['dob', '2015-07-16', undefined],
    ['gender', 'female', 'Select a valid gender'],
    ['gender', 'OTHER', undefined],
    ['name', 'न'.repeat(200), undefined],
    ['name', 'न'.repeat(201), 'Name can have at most 200 characters.'],
    ['address', 'a'.repeat(301), 'Address can have at most 300 characters.'],
    ['college_name', 'a'.repeat(201), 'College name can have at most 200 characters.'],
    ['college_address', 'a'.repeat(301), 'College address can have at most 300 characters.'],
  ])('%s %#', (field, value, expected) => {
    const errors = profileErrors({ ...complete, [field]: value }, today);
    expect(errors).toEqual(expected === undefined ? {} : { [field]: expected });
  });
});

test.each([
  ['2015-07-17', false],
  ['2015-07-16', true],
  ['1925-07-16', true],
  ['1924-07-17', true],
  ['1924-07-16', false],
  ['2030-01-01', false],
])('born on %s: %s', (dob, expected) => {
  expect(isDateOfBirth(dob, today)).toBe(expected);
});

test('without a day of reference any real day will do', () => {
  expect(profileErrors({ ...complete, dob: '2024-01-01' })).toEqual({});
  expect(isMobile('9800000000\n')).toBe(false);
});

test('trimProfile', () => {
  const spaced = { ...complete, name: ' Asha Rai ', address: null };
  expect(trimProfile(spaced)).toEqual({ ...complete, address: '' });
});
