import { createClient, type ProblemError } from '@pratibha/contract/client';
import { type ProblemBody, problemType } from '@pratibha/contract/problems';
import { REFUSALS } from '@pratibha/domain/codes';
import { invalidValueWords } from '@pratibha/words/invalid-values';
import { problemWords } from '@pratibha/words/problems';
import { expect, it } from 'vitest';
import { refusalInWords } from './refusal-in-words.ts';
import { refusalWords } from './refusal-words.ts';

function refusal(code: string, more: Partial<ProblemBody> = {}): ProblemBody {
  const type = `/docs#problem-${code}`;
  return { type, title: 'Said', status: 409, detail: 'there', code, params: {}, ...more };
}

it.each(REFUSALS)('says %s by its code', (code) => {
  expect(refusalWords(refusal(code))).toMatchObject(problemWords(code));
});

it('says what is wrong in each field by code and parameters, and keeps where it is', () => {
  const error = { pointer: '/dob', code: 'too-young', params: { youngest: 10 }, message: '' };
  const said = refusalWords(refusal('invalid-input', { errors: [error], kept: { a: 1 } }));
  const message = invalidValueWords({ code: 'too-young', youngest: 10 });
  expect(said.errors).toEqual([{ ...error, message }]);
  expect(said.kept).toEqual({ a: 1 });
});

it('says of what it does not know what it was told, and no code', () => {
  const error = { pointer: '/x', code: 'of-tomorrow', params: {}, message: 'Later' };
  const said = refusalWords(refusal('of-tomorrow', { errors: [error] }));
  expect(said).toMatchObject({ title: 'Said', detail: 'there' });
  expect(said.errors?.[0]?.message).toMatch(/^This is not written/);
});

it('tells with what another class collides, and since when a work is judged', () => {
  const class_ = { title: 'Git', starts_at: '10:00', ends_at: '11:00' };
  expect(refusalWords(refusal('class-overlaps', { params: class_ })).detail).toMatch(/Git.*10:00/);
  const params = { since: '2025-08-15T04:15:00.000Z' };
  expect(refusalWords(refusal('being-judged', { params })).detail).toMatch(/15 August 2025/);
});

it('is what the client throws, and nothing in English', async () => {
  const body = refusal('full', { type: problemType('full') });
  const call = createClient({
    baseUrl: '/api',
    fetch: () => {
      const headers = { 'content-type': 'application/problem+json' };
      return Promise.resolve(new Response(JSON.stringify(body), { status: 409, headers }));
    },
    xsrfToken: () => null,
    unreadable: 'Unreadable',
    inWords: (told) => Promise.resolve(refusalWords(told)),
  });
  const thrown = await call('GET /user/profile', {} as never).catch((error: unknown) => error);
  expect(thrown).toMatchObject({
    code: 'full',
    message: problemWords('full').detail,
    responseBody: { detail: 'there' },
  } satisfies Partial<Record<keyof ProblemError, unknown>>);
  expect(refusalInWords).toBeUndefined();
});
