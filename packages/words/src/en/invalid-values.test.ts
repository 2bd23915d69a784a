import type { InvalidValue } from '@pratibha/contract/invalid-value';
import { expect, test } from 'vitest';
import { EVENT_FORM_ERRORS } from './events/organiser/form-errors.ts';
import { invalidValueWords } from './invalid-values.ts';
import { PROFILE_ERRORS } from './people/profile-errors.ts';
import { ANSWER_ERRORS } from './questions/answer-errors.ts';
import { DEFINITION_ERRORS } from './questions/organiser/definition-errors.ts';
import { SUBMISSION_FORM_ERRORS } from './submissions/form-errors.ts';

/** R5.1 to R5.8 word for word, and what is said in their manner beside them. */
const OF_THE_RULES: readonly (readonly [InvalidValue, string])[] = [
  [{ code: 'required', field: 'name' }, 'Name is required'],
  [{ code: 'required', field: 'mobile' }, 'Mobile number is required'],
  [{ code: 'invalid-mobile' }, 'Enter a valid 10-digit mobile number'],
  [{ code: 'required', field: 'dob' }, 'Date of birth is required'],
  [{ code: 'invalid-date-of-birth' }, 'Enter a valid date of birth'],
  [{ code: 'too-young', youngest: 10 }, 'You must be at least 10 years old'],
  [{ code: 'too-old', oldest: 100 }, 'Check the year: that is more than 100 years ago'],
  [{ code: 'number-too-small', least: -0.25 }, 'Enter -0.25 or more.'],
  [{ code: 'number-too-large', most: 1000 }, 'Enter 1,000 or less.'],
  [{ code: 'answer-of-too-many-words', limit: 1 }, 'An answer can have at most 1 word.'],
  [{ code: 'answer-of-too-many-words', limit: 150 }, 'An answer can have at most 150 words.'],
  [{ code: 'not-a-limit-of-words', limit: 1000 }, 'Enter a whole number from 1 to 1,000.'],
  [{ code: 'required', field: 'gender' }, 'Gender is required'],
  [{ code: 'unknown-gender' }, 'Select a valid gender'],
  [{ code: 'required', field: 'address' }, 'Address is required'],
  [{ code: 'required', field: 'college_name' }, 'College name is required'],
  [{ code: 'required', field: 'college_address' }, 'College address is required'],
  [{ code: 'invalid-choice' }, 'Please select or enter a valid response.'],
  [{ code: 'required', field: 'work_link' }, 'Work link and description are required.'],
  [{ code: 'required', field: 'description' }, 'Work link and description are required.'],
  [{ code: 'required', field: 'title' }, 'Title is required'],
  [{ code: 'required', field: 'registration_open' }, 'Registration open is required'],
  [{ code: 'required', field: 'registration_close' }, 'Registration close is required'],
  [
    { code: 'registration-close-not-after-open' },
    'Registration close must be after registration open.',
  ],
  [{ code: 'required', field: 'submission_start' }, 'Submission dates are required.'],
  [{ code: 'required', field: 'submission_close' }, 'Submission dates are required.'],
  [
    { code: 'submission-close-not-after-start' },
    'Submission close must be after submission start.',
  ],
  [
    { code: 'submission-start-before-registration-close' },
    'Submission start cannot be before registration close.',
  ],
];

/** What a code carries stands in its sentence, numbers in groups of thousands. */
const WITH_PARAMETERS: readonly (readonly [InvalidValue, string])[] = [
  // A field of which nothing is said is called by its name.
  [{ code: 'required', field: 'sponsor_name' }, 'Sponsor name is required'],
  [
    { code: 'too-long', field: 'description', limit: 10_000 },
    'Description can have at most 10,000 characters.',
  ],
  [
    { code: 'too-long', field: 'college_name', limit: 200 },
    'College name can have at most 200 characters.',
  ],
  [
    { code: 'too-long', field: 'remarks', limit: 2000 },
    'Remarks can have at most 2,000 characters.',
  ],
  [{ code: 'too-many-words', limit: 500 }, 'Description can have at most 500 words.'],
  [
    { code: 'not-a-count', most: 1_000_000 },
    'Enter a whole number from 1 to 1,000,000, or leave it empty.',
  ],
  [{ code: 'unknown-key', known: ['question', 'is'] }, 'Unknown key. Known: question, is.'],
  [{ code: 'day-too-early', min: '2025-07-16' }, 'Enter a date not before 16 July 2025.'],
  [{ code: 'day-too-late', max: '2025-07-31' }, 'Enter a date not after 31 July 2025.'],
  [{ code: 'outside-demo-years', first: 2000, last: 2099 }, 'Choose a time from 2000 to 2099.'],
  [
    { code: 'too-many-values', values: 5000, keys: 500 },
    'Send at most 5,000 values, and at most 500 keys in one object.',
  ],
];

test.each([...OF_THE_RULES, ...WITH_PARAMETERS])('%j', (error, sentence) => {
  expect(invalidValueWords(error)).toBe(sentence);
});

/** The server knows the code alone: of two sentences for one it would say the later. */
test.each([
  EVENT_FORM_ERRORS,
  PROFILE_ERRORS,
  SUBMISSION_FORM_ERRORS,
  ANSWER_ERRORS,
  DEFINITION_ERRORS,
])('no other noun has another sentence for a code, list %#', (sentences) => {
  for (const [code, sentence] of Object.entries(sentences)) {
    if (typeof sentence !== 'string') continue;
    expect(invalidValueWords({ code } as InvalidValue), code).toBe(sentence);
  }
});
