import { describe, expect, test } from 'vitest';
import { PROFILE_FIELDS, profileErrors, trimProfile } from './profile.ts';
import { COMPLETE_PROFILE as complete, PROFILE_CASES } from './profile-cases.ts';

const today = '2025-07-16';
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
  test.each(PROFILE_CASES)('%s %#', (field, value, expected) => {
    const errors = profileErrors({ ...complete, [field]: value }, today);
    expect(errors).toEqual(expected === undefined ? {} : { [field]: expected });
  });
});

test('without a day of reference any real day will do', () => {
  expect(profileErrors({ ...complete, dob: '2024-01-01' })).toEqual({});
});

test('trimProfile', () => {
  const spaced = { ...complete, name: ' Asha Rai ', mobile: '+977 98000 00000', address: null };
  expect(trimProfile(spaced)).toEqual({ ...complete, address: '' });
  const inNepali = { ...complete, mobile: '९८००००००००', dob: '२००७-०३-०१', address: 'पोखरा-८' };
  expect(trimProfile(inNepali)).toEqual({ ...complete, address: 'पोखरा-८' });
});
