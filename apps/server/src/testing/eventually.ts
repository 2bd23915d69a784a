import { vi } from 'vitest';

/** Far more than any machine needs: it only keeps a test that fails from running for ever. */
const WAIT = { timeout: 20_000, interval: 20 };

/** Tries until it no longer throws, for what another process or connection has to hear of first. */
export function eventually<T>(attempt: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(attempt, WAIT);
}
