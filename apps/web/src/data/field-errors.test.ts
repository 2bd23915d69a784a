import { NetworkError, ProblemError } from '@pratibha/contract/client';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from './field-errors.ts';

type Said = { readonly pointer: string; readonly message: string };

function refusal(said: readonly Said[] | undefined) {
  const errors = said?.map((each) => ({ ...each, code: 'wrong', params: {} }));
  const type = 'http://localhost/docs#problem-validation';
  return new ProblemError(
    422,
    { type, title: 'Wrong', status: 422, detail: 'Wrong', code: 'wrong', params: {}, errors },
    null,
  );
}

describe('the messages of a refusal, by field', () => {
  it.each<[string, Error | null, Record<string, string>]>([
    ['no failure', null, {}],
    ['no answer', new NetworkError(new Error('offline')), {}],
    ['a refusal of the whole', refusal(undefined), {}],
    [
      'fields of the body',
      refusal([
        { pointer: '/name', message: 'Name is required' },
        { pointer: '/dob', message: 'Enter a valid date of birth' },
      ]),
      { name: 'Name is required', dob: 'Enter a valid date of birth' },
    ],
    [
      'something within a field',
      refusal([{ pointer: '/event_questions/1/type', message: 'Choose one.' }]),
      { event_questions: 'Choose one.' },
    ],
    [
      'one field twice: the last',
      refusal([
        { pointer: '/capacity', message: 'first' },
        { pointer: '/capacity', message: 'last' },
      ]),
      { capacity: 'last' },
    ],
    [
      'the body as a whole, and the query',
      refusal([
        { pointer: '', message: 'Enter an object.' },
        { pointer: '?status', message: 'No such status.' },
      ]),
      {},
    ],
  ])('%s', (_, error, messages) => {
    expect(fieldErrors(error)).toEqual(messages);
  });

  it('asks the form where a pointer is no field of it', () => {
    const error = refusal([
      { pointer: '/event_answers/1', message: 'Enter a number.' },
      { pointer: '/event_answers/7', message: 'of nobody' },
      { pointer: '/other/0', message: 'of nobody' },
    ]);
    const numbers = ['1', '3'];
    expect(
      fieldErrors(error, ([field, place]) =>
        field === 'event_answers' ? numbers[Number(place)] : undefined,
      ),
    ).toEqual({ 3: 'Enter a number.' });
  });
});
