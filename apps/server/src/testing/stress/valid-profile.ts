/** What a student says of themselves. */
export const PROFILE = {
  name: 'Nima Sherpa',
  mobile: '9800000002',
  dob: '2007-01-01',
  gender: 'OTHER',
  address: 'Namche',
  college_name: 'Example Secondary School',
  college_address: 'Namche',
};
