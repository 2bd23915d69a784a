import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { EditionContent } from '@pratibha/domain/editions/content';
import type { Product } from './product-process.ts';

const ROOT = join(import.meta.dirname, '..');

/** Changes what the pages say, as an operator does: by `npm run edition`. */
export async function publish(
  { place }: Product,
  change: (content: EditionContent) => EditionContent,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pratibha-edition-'));
  const file = join(folder, 'edition.json');
  const edition = (verb: string) =>
    promisify(execFile)(process.execPath, ['scripts/edition.ts', verb, file], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...place },
    });
  await edition('save');
  const content = JSON.parse(await readFile(file, 'utf8')) as EditionContent;
  await writeFile(file, JSON.stringify(change(content)));
  await edition('publish');
  await rm(folder, { recursive: true });
}
