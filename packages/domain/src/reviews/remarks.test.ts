import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { remarksError } from './remarks.ts';

test.each([
  ['', null],
  ['See you on 30 July.', null],
  ['See you, {{first_name|student}}: {{event|the event}}, {{ status | decided }}.', null],
  ['{{first_name}}', { code: 'placeholder-without-fallback', name: 'first_name', line: 1 }],
  ['Hello\n{{frist_name|you}}', { code: 'unknown-placeholder', name: 'frist_name', line: 2 }],
  ['{{first_name', { code: 'placeholder-not-closed', line: 1 }],
  ['a'.repeat(LIMITS.remarks + 1), { code: 'too-long', field: 'remarks', limit: LIMITS.remarks }],
])('%j', (text, error) => expect(remarksError(text)).toEqual(error));
