import { ensureBuilt } from '../scripts/build.mjs';
import { startDatabases } from './databases.ts';
import { startProduct } from './product-process.ts';

/**
 * Runs once before all test files (Playwright's globalSetup): builds what changed, starts the
 * product on an empty database and ends it. The demo's data that this leaves spares the start of
 * every file half of its work.
 */
export default async function prepareStarts(): Promise<() => Promise<void>> {
  ensureBuilt(console.log);
  return startDatabases(async (url) => {
    const database = { url, drop: async () => undefined };
    const product = await startProduct({ clockStart: '2025-07-16T10:00:00+05:45', database });
    await product.stop();
  });
}
