import { beforeEach, expect, test, vi } from 'vitest';

const sent: string[] = [];
const user = { id: 7 };

vi.mock('../../data/api.ts', () => ({
  api: async (call: string) => {
    sent.push(call);
    return { message: 'Bye' };
  },
}));
vi.mock('./session.ts', () => ({
  currentSession: () => ({ user }),
  clearSession: () => undefined,
}));
vi.mock('../toasts/toasts.ts', () => ({ TOP_CENTER: {}, toast: () => undefined }));

const WORK = 'pratibha.work.7.1.0';
const SHEET = 'pratibha.work.7.sheet.3';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  sent.length = 0;
  vi.doMock('./LogoutQuestion.tsx', () => ({ LeavingQuestion: () => null }));
  localStorage.setItem(WORK, '{}');
  localStorage.setItem(SHEET, '{}');
  return () => vi.useRealTimers();
});

async function loggingOut() {
  const [{ logout }, { logoutQuestion }] = [
    await import('./logout.ts'),
    await import('./logout-question.ts'),
  ];
  return { done: logout(), question: logoutQuestion };
}

test.each([
  ['keep', ['POST /user/logout'], '{}', '{}'],
  ['keep-works', ['POST /user/logout'], '{}', null],
  ['remove', ['POST /user/logout'], null, null],
  ['stay', [], '{}', '{}'],
] as const)('asks what becomes of unsent work: %s', async (answer, calls, work, sheet) => {
  const { done, question } = await loggingOut();
  await vi.waitUntil(() => question.get() !== null, { timeout: 20_000 });
  question.get()?.(answer);
  await done;
  expect(sent).toEqual(calls);
  expect(localStorage.getItem(WORK)).toBe(work);
  expect(localStorage.getItem(SHEET)).toBe(sheet);
});

test('without the code of the question nobody is asked, and the work stays', async () => {
  vi.doMock('./LogoutQuestion.tsx', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const { done, question } = await loggingOut();
  await done;
  expect(question.get()).toBe(null);
  expect(sent).toEqual(['POST /user/logout']);
  expect(localStorage.getItem(WORK)).toBe('{}');
});
