import { describe, expect, test } from 'vitest';
import {
  isDateOfBirth,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileFieldError,
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

test('every field is required', () => {
  const expected = {
    name: { code: 'required', field: 'name' },
    mobile: { code: 'required', field: 'mobile' },
    dob: { code: 'required', field: 'dob' },
    gender: { code: 'required', field: 'gender' },
    address: { code: 'required', field: 'address' },
    college_name: { code: 'required', field: 'college_name' },
    college_address: { code: 'required', field: 'college_address' },
  };
  expect(profileErrors({}, today)).toEqual(expected);
  const blank = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, '  ']));
  expect(profileErrors(blank, today)).toEqual(expected);
});

describe('each field', () => {
  test.each<[ProfileField, string, ProfileFieldError | undefined]>([
    ['mobile', '980000000', { code: 'invalid-mobile' }],
    ['mobile', '98000000000', { code: 'invalid-mobile' }],
    ['mobile', '98-0000000', { code: 'invalid-mobile' }],
    ['mobile', '९८००००००००', { code: 'invalid-mobile' }],
    ['mobile', ' 9800000000 ', undefined],
    ['mobile', '+977 980-0000000', undefined],
    ['dob', '2025-02-30', { code: 'invalid-date-of-birth' }],
    ['dob', '01/03/2007', { code: 'invalid-date-of-birth' }],
    ['dob', '2015-07-17', { code: 'invalid-date-of-birth' }],
    ['dob', '2015-07-16', undefined],
    ['gender', 'female', { code: 'unknown-gender' }],
    ['gender', 'OTHER', undefined],
    ['name', 'न'.repeat(200), undefined],
    ['name', 'न'.repeat(201), { code: 'too-long', field: 'name', limit: 200 }],
    ['address', 'a'.repeat(301), { code: 'too-long', field: 'address', limit: 300 }],
    ['college_name', 'a'.repeat(201), { code: 'too-long', field: 'college_name', limit: 200 }],
    [
      'college_address',
      'a'.repeat(301),
      { code: 'too-long', field: 'college_address', limit: 300 },
    ],
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
});

test('trimProfile', () => {
  const spaced = { ...complete, name: ' Asha Rai ', mobile: '+977 98000 00000', address: null };
  expect(trimProfile(spaced)).toEqual({ ...complete, address: '' });
});
