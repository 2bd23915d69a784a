import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProductOptions, startProduct } from './product-process.ts';

const FOLDER = 'E2E_PREPARED';

function preparedIn(folder: string) {
  return { data: join(folder, 'data'), compiled: join(folder, 'compiled') };
}

/** What `prepareStarts` prepared, for the start of a product. */
export function prepared(): Pick<ProductOptions, 'data' | 'compiled'> {
  const folder = process.env[FOLDER];
  return folder === undefined ? {} : preparedIn(folder);
}

/**
 * Runs once before all test files (Playwright's globalSetup): starts the product on an empty folder
 * and ends it. What this leaves, a database with the demo's data and compiled code, spares the start
 * of every file half of its work.
 */
export default async function prepareStarts(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pratibha-e2e-prepared-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { data, compiled } = preparedIn(folder);
    const product = await startProduct({ clockStart: '2025-07-16T10:00:00+05:45', compiled });
    await product.leave(data);
  } catch (error) {
    await remove();
    throw error;
  }
  // The processes of the workers inherit it.
  process.env[FOLDER] = folder;
  return remove;
}
