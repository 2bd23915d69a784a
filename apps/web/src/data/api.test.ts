import type { ProblemBody } from '@pratibha/contract/problems';
import { afterEach, expect, it, vi } from 'vitest';

vi.mock('@pratibha/words/refusals', () => ({
  refusalInWords: (body: ProblemBody) =>
    Promise.resolve({ ...body, detail: `नेपालीमा ${body.code}` }),
}));
const { api } = await import('./api.ts');

afterEach(() => {
  vi.unstubAllGlobals();
});

it('tells a refusal as the words of the build do', async () => {
  const headers = { 'content-type': 'application/problem+json' };
  const refused = () =>
    Promise.resolve(new Response('{"code":"full","detail":"Full"}', { status: 409, headers }));
  vi.stubGlobal('fetch', refused);
  await expect(api('GET /user/certificates', {})).rejects.toMatchObject({
    message: 'नेपालीमा full',
  });
});
