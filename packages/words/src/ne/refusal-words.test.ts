import { createClient, type ProblemError } from '@pratibha/contract/client';
import { type ProblemBody, problemStatus, problemType } from '@pratibha/contract/problems';
import { REFUSALS } from '@pratibha/domain/codes';
import { expect, it } from 'vitest';
import { refusalInWords as inEnglish } from '../en/refusals.ts';
import { problemWords } from './problems.ts';
import { refusalWords } from './refusal-words.ts';
import { refusalInWords } from './refusals.ts';

function refusal(code: string, more: Partial<ProblemBody> = {}): ProblemBody {
  const type = `/docs#problem-${code}`;
  return { type, title: 'Said', status: 409, detail: 'there', code, params: {}, ...more };
}

it.each(REFUSALS)('says %s by its code', (code) => {
  expect(refusalWords(refusal(code))).toMatchObject(problemWords(code));
});

it('says what is wrong in each field by code and parameters, and keeps where it is', () => {
  const error = { pointer: '/name', code: 'too-long', params: { field: 'name', limit: 100 } };
  const errors = [{ ...error, message: 'Name can have at most 100 characters.' }];
  const said = refusalWords(refusal('invalid-input', { errors, kept: { a: 1 } }));
  expect(said.errors).toEqual([{ ...error, message: 'नाम बढीमा १०० अक्षरको हुन सक्छ।' }]);
  expect(said.kept).toEqual({ a: 1 });
});

it('says of what it does not know what it was told, and of a field that it is wrong', () => {
  const error = { pointer: '/x', code: 'of-tomorrow', params: {}, message: 'Later' };
  const said = refusalWords(refusal('of-tomorrow', { errors: [error] }));
  expect(said).toMatchObject({ title: 'Said', detail: 'there' });
  expect(said.errors?.[0]?.message).toBe('यो मागिएअनुसार लेखिएको छैन।');
});

it('tells with what another class collides, and since when a work is judged', () => {
  const params = { title: 'Git', starts_at: '10:00', ends_at: '11:00' };
  expect(refusalWords(refusal('class-overlaps', { params })).detail).toMatch(/१०:००.*Git/);
  const since = { since: '2025-08-15T04:15:00.000Z' };
  expect(refusalWords(refusal('being-judged', { params: since })).detail).toMatch(/१५ अगस्ट २०२५/);
});

it('is what the client throws in Nepali, and nothing in English', async () => {
  const body = refusal('full', { type: problemType('full'), status: problemStatus('full') });
  const headers = { 'content-type': 'application/problem+json' };
  const call = createClient({
    baseUrl: '/api',
    fetch: () => Promise.resolve(new Response(JSON.stringify(body), { status: 409, headers })),
    xsrfToken: () => null,
    unreadable: 'Unreadable',
    inWords: refusalInWords,
  });
  const thrown = await call('GET /user/profile', {}).catch((error: unknown) => error);
  expect(thrown).toMatchObject({
    code: 'full',
    message: problemWords('full').detail,
    responseBody: { detail: 'there' },
  } satisfies Partial<Record<keyof ProblemError, unknown>>);
  expect(inEnglish).toBeUndefined();
});
