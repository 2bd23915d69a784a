import type { ProfileField, ProfileFieldError } from './profile.ts';

/** @internal only tests use this file */
export const COMPLETE_PROFILE = {
  name: 'Asha Rai',
  mobile: '9800000000',
  dob: '2007-03-01',
  gender: 'FEMALE',
  address: 'Pokhara-8',
  college_name: 'Example College',
  college_address: 'Pokhara',
};

/**
 * What is changed in it, and what is wrong then on 16 July 2025.
 * @internal
 */
export const PROFILE_CASES: [ProfileField, string, ProfileFieldError | undefined][] = [
  ['mobile', '980000000', { code: 'invalid-mobile' }],
  ['mobile', '98000000000', { code: 'invalid-mobile' }],
  ['mobile', '98-0000000', { code: 'invalid-mobile' }],
  ['mobile', '९८०००००००', { code: 'invalid-mobile' }],
  ['mobile', '९८००००००००', undefined],
  ['mobile', ' 9800000000 ', undefined],
  ['mobile', '+977 980-0000000', undefined],
  ['dob', '2025-02-30', { code: 'invalid-date-of-birth' }],
  ['dob', '01/03/2007', { code: 'invalid-date-of-birth' }],
  ['dob', ' २००७-०३-०१ ', undefined],
  ['dob', '२००७-०२-३०', { code: 'invalid-date-of-birth' }],
  ['dob', '2015-07-17', { code: 'too-young', youngest: 10 }],
  ['dob', '2025-07-16', { code: 'too-young', youngest: 10 }],
  ['dob', '2025-07-17', { code: 'invalid-date-of-birth' }],
  ['dob', '1924-07-16', { code: 'too-old', oldest: 100 }],
  ['dob', '1924-07-17', undefined],
  ['dob', '2015-07-16', undefined],
  ['gender', 'female', { code: 'unknown-gender' }],
  ['gender', 'OTHER', undefined],
  ['name', 'न'.repeat(200), undefined],
  ['name', 'न'.repeat(201), { code: 'too-long', field: 'name', limit: 200 }],
  ['address', 'a'.repeat(301), { code: 'too-long', field: 'address', limit: 300 }],
  ['college_name', 'a'.repeat(201), { code: 'too-long', field: 'college_name', limit: 200 }],
  ['college_address', 'a'.repeat(301), { code: 'too-long', field: 'college_address', limit: 300 }],
];
