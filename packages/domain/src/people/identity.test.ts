import { expect, test } from 'vitest';
import { identityErrors } from './identity.ts';

const INVALID = { email: { code: 'invalid-email' } };

test.each([
  [{ name: 'Asha Rai' }, {}],
  [{ name: 'आशा राई', email: 'asha@school.example' }, {}],
  [{ name: ' ' }, { name: { code: 'required', field: 'name' } }],
  [{ name: 'a'.repeat(201) }, { name: { code: 'too-long', field: 'name', limit: 200 } }],
  [{ name: 'a\u0000' }, { name: { code: 'unstorable-text' } }],
  [{ name: 'Asha', email: '' }, INVALID],
  [{ name: 'Asha', email: 'asha' }, INVALID],
  [{ name: 'Asha', email: '@school.example' }, INVALID],
  [{ name: 'Asha', email: 'asha@' }, INVALID],
  [{ name: 'Asha', email: 'asha@school@example' }, INVALID],
  [{ name: 'Asha', email: 'asha rai@school.example' }, INVALID],
  [{ name: 'Asha', email: 'аsha@school.example' }, INVALID],
  [{ name: 'Asha', email: 'a@b\r\nBcc: c@d' }, INVALID],
  [{ name: 'Asha', email: `${'a'.repeat(243)}@example.com` }, INVALID],
  [{ name: 'Asha', email: `${'a'.repeat(242)}@example.com` }, {}],
])('%j: %j', (values, errors) => {
  expect(identityErrors(values)).toEqual(errors);
});
