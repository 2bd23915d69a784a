import { expect, test } from 'vitest';
import * as ENGLISH from '../../en/certificates/reasons.ts';
import { KEY_REVOKED, NAME_CORRECTED, reasonInNepali } from './reasons.ts';

test('A reason that the product itself wrote is told in Nepali', () => {
  expect(reasonInNepali(ENGLISH.NAME_CORRECTED.holder)).toBe(NAME_CORRECTED.holder);
  expect(reasonInNepali(ENGLISH.NAME_CORRECTED.organiser)).toBe(NAME_CORRECTED.organiser);
  expect(reasonInNepali(ENGLISH.KEY_REVOKED)).toBe(KEY_REVOKED);
});

test('What an organiser wrote stays', () => {
  expect(reasonInNepali('Printed twice')).toBe('Printed twice');
  expect(reasonInNepali('constructor')).toBe('constructor');
});
