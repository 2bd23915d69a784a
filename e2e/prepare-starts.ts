import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/build.mjs';
import { type ProductOptions, startProduct } from './product-process.ts';

const FOLDER = 'E2E_PREPARED';

/** What `prepareStarts` prepared, for the start of a product. */
export function prepared(): Pick<ProductOptions, 'data'> {
  const folder = process.env[FOLDER];
  return folder === undefined ? {} : { data: join(folder, 'data') };
}

/**
 * Runs once before all test files (Playwright's globalSetup): builds what changed, starts the
 * product on an empty folder and ends it. The database with the demo's data that this leaves spares
 * the start of every file half of its work.
 */
export default async function prepareStarts(): Promise<() => Promise<void>> {
  ensureBuilt(console.log);
  const folder = await mkdtemp(join(tmpdir(), 'pratibha-e2e-prepared-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const product = await startProduct({ clockStart: '2025-07-16T10:00:00+05:45' });
    await product.leave(join(folder, 'data'));
  } catch (error) {
    await remove();
    throw error;
  }
  // The processes of the workers inherit it.
  process.env[FOLDER] = folder;
  return remove;
}
