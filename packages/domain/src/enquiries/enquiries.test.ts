import { expect, test } from 'vitest';
import {
  enquiryErrors,
  responseErrors,
  responseKept,
  tellsOrganisers,
  whyNotAsk,
} from './enquiries.ts';

test.each([
  [false, 0, 'enquiries-off'],
  [false, 3, 'enquiries-off'],
  [true, 0, null],
  [true, 2, null],
  [true, 3, 'too-many-enquiries'],
  [true, 4, 'too-many-enquiries'],
])('where an event takes them: %s, and %i of the person wait: %s', (takesEnquiries, open, why) => {
  expect(whyNotAsk({ takesEnquiries, open })).toBe(why);
});

test.each([
  ['', { code: 'required', field: 'enquiry' }],
  [' \n ', { code: 'required', field: 'enquiry' }],
  ['के म दुई वटा पठाउन सक्छु?', undefined],
  ['😀'.repeat(500), undefined],
  [`  ${'x'.repeat(500)}  `, undefined],
  ['x'.repeat(501), { code: 'too-long', field: 'enquiry', limit: 500 }],
  ['a\u0000b', { code: 'unstorable-text' }],
])('asked %j: %j', (text, error) => {
  expect(enquiryErrors({ text }).text).toEqual(error);
});

test.each([
  [{ response: 'Yes.', for_all: false, shared_text: '' }, {}],
  [{ response: 'Yes.', for_all: true, shared_text: 'May it be a team?' }, {}],
  [{ response: 'x'.repeat(2_000), for_all: true, shared_text: 'x'.repeat(500) }, {}],
  [
    { response: ' ', for_all: true, shared_text: ' ' },
    {
      response: { code: 'required', field: 'response' },
      shared_text: { code: 'required', field: 'shared_text' },
    },
  ],
  [
    { response: 'x'.repeat(2_001), for_all: false, shared_text: 'x'.repeat(501) },
    {
      response: { code: 'too-long', field: 'response', limit: 2_000 },
      shared_text: { code: 'too-long', field: 'shared_text', limit: 500 },
    },
  ],
])('responded %j: %j', (values, errors) => {
  expect(responseErrors(values)).toEqual(errors);
});

test('what is kept has no white space around it', () => {
  const form = { response: ' Yes. ', shared_text: '\nWhen? ' };
  const response = 'Yes.';
  expect(responseKept({ ...form, for_all: true })).toEqual({ response, shared_text: 'When?' });
  expect(responseKept({ ...form, for_all: false })).toEqual({ response, shared_text: null });
});

const NOW = new Date('2025-07-16T04:15:00Z');
test.each([
  [0, null, true],
  [0, '2025-07-16T04:14:00Z', true],
  [1, null, true],
  [1, '2025-07-16T04:14:00Z', false],
  [9, '2025-07-15T04:15:01Z', false],
  [9, '2025-07-15T04:15:00Z', true],
  [1, '2025-07-17T04:15:00Z', true],
])('%i wait, organisers were told %s: told again %s', (waiting, lastTold, isTold) => {
  const at = lastTold === null ? null : new Date(lastTold);
  expect(tellsOrganisers({ waiting, lastTold: at }, NOW)).toBe(isTold);
});
