import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { afterEach, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { markdownWeb } from '../../testing/markdown-web.ts';
import { PagesTrial } from './pages-trial.ts';
import { bundleIn } from './render-module.ts';

const { distDir } = markdownWeb();
const source = { bundle: bundleIn(distDir) };

const made: PagesTrial[] = [];
afterEach(() => {
  for (const trial of made.splice(0)) trial.close();
});

function trialWith(limitMs = 60_000): PagesTrial {
  const trial = new PagesTrial({ source, limitMs });
  made.push(trial);
  return trial;
}

function withRules(text: string): EditionContent {
  const { legal } = FIRST_CONTENT;
  return { ...FIRST_CONTENT, legal: { ...legal, rules: { ...legal.rules, text } } };
}

const notRendered = (path: string) => [{ path, error: { code: 'not-rendered' } }];

test('nothing is said of pages that can be rendered', async () => {
  expect(await trialWith().wrongIn(FIRST_CONTENT)).toEqual([]);
});

test('a text that a renderer cannot bear is named, though nobody counted', async () => {
  expect(await trialWith().wrongIn(withRules('>'.repeat(20_000)))).toEqual(
    notRendered('/legal/rules/text'),
  );
});

test('several are named, each by itself', async () => {
  const { legal, ...rest } = withRules('>'.repeat(20_000));
  const privacy = { ...legal.privacy, text: legal.rules.text };
  const wrong = await trialWith().wrongIn({ ...rest, legal: { ...legal, privacy } });
  expect(wrong.map(({ path }) => path)).toEqual(['/legal/privacy/text', '/legal/rules/text']);
});

test('one that takes too long is named', async () => {
  expect(await trialWith(2_000).wrongIn(withRules('FOREVER'))).toEqual(
    notRendered('/legal/rules/text'),
  );
});

test('where no text is to blame, it is the whole', async () => {
  expect(await trialWith().wrongIn({ ...FIRST_CONTENT, title: 'PAGES' })).toEqual(notRendered(''));
});

test('what was right is not rendered again until it is another', async () => {
  const gate = join(distDir, 'again');
  const trial = trialWith();
  const first = trial.wrongIn(withRules(`GATE ${gate}`));
  await eventually(() => expect(existsSync(`${gate}.begun`)).toBe(true));
  writeFileSync(gate, '');
  expect(await first).toEqual([]);
  rmSync(gate);
  // With the gate shut it would wait for ever.
  expect(await trial.wrongIn(withRules(`GATE ${gate}`))).toEqual([]);
});

test('a server that ends does not wait for it, and says that it is away', async () => {
  const trial = trialWith();
  const gate = join(distDir, 'never');
  const waiting = trial.wrongIn(withRules(`GATE ${gate}`));
  await eventually(() => expect(existsSync(`${gate}.begun`)).toBe(true));
  trial.close();
  await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
  await expect(trial.wrongIn(FIRST_CONTENT)).rejects.toMatchObject({ code: 'unavailable' });
});

test('more than a few at once are told to come again', async () => {
  const trial = trialWith();
  const waiting = Array.from({ length: 5 }, (_, n) =>
    trial.wrongIn(withRules(`GATE ${join(distDir, `shut-${n}`)}`)),
  );
  await expect(trial.wrongIn(FIRST_CONTENT)).rejects.toMatchObject({ code: 'unavailable' });
  trial.close();
  for (const each of waiting) await expect(each).rejects.toMatchObject({ code: 'unavailable' });
});
