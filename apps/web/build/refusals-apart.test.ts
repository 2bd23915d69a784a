import { expect, it } from 'vitest';
import { refusalsApart } from './refusals-apart.ts';

const NE = '/packages/words/src/ne/';
const REFUSALS = `${NE}refusal-words.ts`;

/** Resolves as a bundler would, from the folder of the importer. */
async function resolved(source: string, importer: string): Promise<string | null> {
  const plugin = refusalsApart();
  const resolve = (name: string, from: string) => ({
    id: new URL(name, `file://${from}`).pathname,
  });
  const resolveId = plugin.resolveId as unknown as (
    this: { resolve: typeof resolve },
    ...told: [string, string, object]
  ) => Promise<{ id: string } | null>;
  return (await resolveId.call({ resolve }, source, importer, {}))?.id ?? null;
}

it.each([
  ['the words of refusals', './refusal-words.ts', `${NE}refusals.ts`, `${REFUSALS}?apart`],
  ['what they say', './codes.ts', `${REFUSALS}?apart`, `${NE}codes.ts?apart`],
  [
    'what has no sentence',
    '../en/sentences.ts',
    `${NE}sentences.ts?apart`,
    '/packages/words/src/en/sentences.ts',
  ],
  ['what pages say', './text-errors.ts', `${NE}value-errors.ts`, null],
  ['packages', '@pratibha/domain/codes', `${REFUSALS}?apart`, null],
])('%s', async (_, source, importer, id) => {
  expect(await resolved(source, importer)).toBe(id);
});
