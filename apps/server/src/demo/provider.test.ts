import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { openProvider } from './provider.ts';

const { loaded, provider } = vi.hoisted(() => ({ loaded: vi.fn(), provider: {} }));

vi.mock('./make-provider.ts', () => {
  loaded();
  return { makeProvider: () => provider };
});

it('loads no package of the provider until somebody signs in, and then once', async () => {
  const database = await createTestDatabase();
  const told = vi.fn();
  const opened = await openProvider(database, 'http://localhost:3000', told);
  expect(opened.issuer).toBe('http://localhost:3000/demo-idp');
  expect(loaded).not.toHaveBeenCalled();
  expect(await Promise.all([opened.load(), opened.load()])).toEqual([provider, provider]);
  expect(loaded).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledOnce();
  await database.close();
});
