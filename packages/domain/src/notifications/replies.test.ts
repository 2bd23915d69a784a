import { expect, test } from 'vitest';
import { replyErrors } from './replies.ts';

test.each(['robots@college.example.edu', ' help+robots@college.example ', '', null, undefined])(
  'answers may go to %j',
  (reply_to) => {
    expect(replyErrors({ reply_to })).toEqual({});
  },
);

const LONG = `${'a'.repeat(250)}@b.cd`;
test.each([
  ['a name beside it', 'Robots <robots@college.example>'],
  ['two addresses', 'a@college.example,b@college.example'],
  ['another header', 'a@college.example\r\nBcc: evil@example.test'],
  ['another header after a line feed', 'a@college.example\nBcc: evil@example.test'],
  ['an encoded word', '=?utf-8?Q?a=40college.example?='],
  ['a quoted part', '"a b"@college.example'],
  ['a change of direction', 'a\u202E@college.example'],
  ['no host', 'robots'],
  ['a host without a dot', 'robots@localhost'],
])('answers go to one plain address: not with %s', (_title, reply_to) => {
  expect(replyErrors({ reply_to })).toEqual({ reply_to: { code: 'invalid-address' } });
});

test('and to none that is too long', () => {
  const error = { code: 'too-long', field: 'reply_to', limit: 254 };
  expect(replyErrors({ reply_to: LONG })).toEqual({ reply_to: error });
});
