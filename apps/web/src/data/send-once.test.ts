import { NetworkError, ProblemError } from '@pratibha/contract/client';
import { problemType } from '@pratibha/contract/problems';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendOnce } from './send-once.ts';

const BODY = { body: { event_answers: [{ 1: 'Facebook' }] } };

function problem(status: number): ProblemError {
  const code = status === 409 ? 'already-registered' : 'outcome-unknown';
  const words = { title: '', detail: '' };
  return new ProblemError(
    status,
    { type: problemType(code), status, code, params: {}, ...words },
    null,
  );
}

/** Sends with the given end and tells which key was used. */
async function keyOf(scope: string, input: unknown, end: Error | null): Promise<string> {
  let used = '';
  const sending = sendOnce(scope, input, async (key) => {
    used = key;
    if (end !== null) throw end;
    return key;
  });
  if (end === null) await sending;
  else await expect(sending).rejects.toBe(end);
  return used;
}

describe('sendOnce', () => {
  beforeEach(() => {
    sessionStorage.clear();
    return () => vi.unstubAllGlobals();
  });

  it.each([
    ['no answer came', new NetworkError(null)],
    ['the outcome is unknown', problem(503)],
    ['the session ended first', problem(401)],
  ])('keeps the key when %s', async (_, failure) => {
    const first = await keyOf('keeps', BODY, failure);
    expect(await keyOf('keeps', BODY, failure)).toBe(first);
    expect(await keyOf('keeps', BODY, null)).toBe(first);
  });

  it('takes a new key after an answer', async () => {
    const first = await keyOf('answered', BODY, null);
    expect(await keyOf('answered', BODY, null)).not.toBe(first);
  });

  it('takes a new key after a refusal', async () => {
    const first = await keyOf('refused', BODY, problem(409));
    expect(await keyOf('refused', BODY, null)).not.toBe(first);
  });

  it('takes a new key for another body, and one for each scope', async () => {
    const lost = new NetworkError(null);
    const first = await keyOf('changed', BODY, lost);
    expect(await keyOf('other', BODY, lost)).not.toBe(first);
    expect(await keyOf('changed', { body: { event_answers: [] } }, lost)).not.toBe(first);
  });

  it('makes keys without what only a secure context has', async () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const first = await keyOf('plain http', BODY, null);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(await keyOf('plain http', BODY, null)).not.toBe(first);
  });
});
