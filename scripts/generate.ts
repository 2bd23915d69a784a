import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES } from './generated-files.ts';

/*
 * npm run generate: writes every generated file. With `-- --pictures` it also takes the pictures of
 * the handbook, which needs Chromium and never gives the same bytes twice. Those of the pages take
 * minutes and tools of their own: `npm run build` in art/ draws them.
 */

const ROOT = path.join(import.meta.dirname, '..');

for (const { path: file, from, make } of GENERATED_FILES) {
  const target = path.join(ROOT, file);
  const text = await make();
  const isNew = !existsSync(target) || readFileSync(target, 'utf8') !== text;
  if (isNew) writeFileSync(target, text);
  process.stdout.write(`${isNew ? 'written   ' : 'up to date'}  ${file}, from ${from}\n`);
}

if (process.argv.includes('--pictures')) {
  // Only now, as it brings Playwright.
  const { takeHandbookPictures } = await import('./handbook-pictures.ts');
  await takeHandbookPictures((file) =>
    process.stdout.write(`taken       ${file}, from the demo\n`),
  );
}
