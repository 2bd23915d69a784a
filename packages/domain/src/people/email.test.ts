import { describe, expect, it } from 'vitest';
import { foldedEmail, isPlainEmail, isSameEmail } from './email.ts';

describe('addresses', () => {
  it.each([
    ['karen@college.test', 'karen@college.test', true],
    ['Karen@College.TEST', 'kAREN@college.test', true],
    ['karen@college.test', 'karin@college.test', false],
    ['\u212Aaren@college.test', 'karen@college.test', false],
    ['\u0130rina@school.test', 'irina@school.test', false],
    ['x@\u212Aathmandu.test', 'x@kathmandu.test', false],
    // Full width, long s, Cyrillic: none of them is the letter that it looks like.
    ['\uFF2Baren@college.test', 'karen@college.test', false],
    ['\u017Fita@school.test', 'sita@school.test', false],
    ['\u0430sha@school.test', 'asha@school.test', false],
  ])('%s and %s are the same: %s', (one, other, expected) => {
    expect(isSameEmail(one, other)).toBe(expected);
    expect(isSameEmail(other, one)).toBe(expected);
  });

  it('keep every letter but A to Z as it is', () => {
    expect(foldedEmail('ÀΣ\u212A\u0130-AZ@[az]')).toBe('ÀΣ\u212A\u0130-az@[az]');
  });

  it.each([
    ['Asha.K+1@school.test', true],
    ["o'neil_{x}~@xn--11b4c3d.test", true],
    ['\u212Aaren@college.test', false],
    ['आशा@school.test', false],
    ['asha@विद्यालय.test', false],
    ['asha @school.test', false],
    ['asha\u0001@school.test', false],
    ['asha@school.test\n', false],
    ['', false],
  ])('%j is plain: %s', (email, expected) => {
    expect(isPlainEmail(email)).toBe(expected);
  });
});
