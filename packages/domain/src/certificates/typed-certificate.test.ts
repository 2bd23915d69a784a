import { expect, test } from 'vitest';
import { typedCertificate } from './typed-certificate.ts';

const FRAGMENT = 'aB3_-'.repeat(40);

test.each([
  ['2024-7KQ3XN', { number: '2024-7KQ3XN' }],
  [' 2024 - 7kq3xn ', { number: '2024-7KQ3XN' }],
  ['20247KQ3XN', { number: '2024-7KQ3XN' }],
  ['2024–O1QIXL', { number: '2024-01Q1X1' }],
  [`https://school.example/verify#${FRAGMENT}`, { fragment: FRAGMENT }],
  [`https://school.example/verify\n#${FRAGMENT}`, { fragment: FRAGMENT }],
  [FRAGMENT, { fragment: FRAGMENT }],
  ['https://school.example/verify#cut', { fragment: 'cut' }],
  ['', null],
  ['2024-7KQ3X', null],
  ['2024-7KQ3XU', null],
  ['2024-7KQ3XNN', null],
  ['Sita Rai', null],
])('what is typed as %j is %j', (typed, certificate) => {
  expect(typedCertificate(typed)).toEqual(certificate);
});
