import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/*
 * docs/requirements.md is what comments, tests and people point at: its numbers have to stay
 * reliable, and what it quotes has to be what the product says.
 */
const files = sourceFiles();
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';
const requirements = textOf('docs/requirements.md');
const rules = [...requirements.matchAll(/\*\*R(\d+)\.(\d+)\*\*/g)].map(([, section, number]) => ({
  section: Number(section),
  number: Number(number),
}));
const code = files.filter(({ path }) => /^(apps|packages|e2e)\/.*\.(tsx?|css|sql)$/.test(path));
const sources = files.filter(({ path }) => /\.([cm]?[jt]sx?|css|sql)$/.test(path));

test('every section numbers its rules from 1, without a gap or a repetition', () => {
  const bySection = Map.groupBy(rules, ({ section }) => section);
  expect([...bySection.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const [section, ofSection] of bySection) {
    const numbers = ofSection.map(({ number }) => number);
    expect(numbers, `section ${section}`).toEqual(numbers.map((_, index) => index + 1));
  }
});

test('every rule that is named exists', () => {
  const known = new Set(rules.map(({ section, number }) => `R${section}.${number}`));
  const places = [...sources, ...files.filter(({ path }) => path.endsWith('.md'))];
  const lost = places.flatMap(({ path, text }) =>
    [...text.matchAll(/\bR[1-9]\.\d+\b/g)]
      .filter(([name]) => !known.has(name))
      .map(([name]) => `${path}: ${name}`),
  );
  expect(lost).toEqual([]);
});

/* A section of a standard stays free: it is named behind its number, 'RFC 9457, section 3'. */
test('the code names rules, not a document that nobody finds here', () => {
  const elsewhere =
    /\bspec(ification)?('s)?[\s*]+sections?\b|\bthe[\s*]+spec(ification)?\b|\(design\b,|(?<!\d, )\bsections? [1-9]\b/gi;
  const lost = sources.flatMap(({ path, text }) =>
    [...text.matchAll(elsewhere)].map(([words]) => `${path}: ${words}`),
  );
  expect(lost).toEqual([]);
});

test('every text that is quoted stands in the code or its tests, word for word', () => {
  const said = code.map(({ text }) => text).join('\n');
  const quoted = [...requirements.matchAll(/“([^”]+)”/g)].map(([, text]) => text ?? '');
  const missing = quoted.filter((text) => {
    const parts = text.replaceAll(/\s+/g, ' ').split(/\{\w+\}/);
    return !parts.every((part) => said.includes(part.trim()));
  });
  expect(missing).toEqual([]);
  expect(quoted.length).toBeGreaterThan(200);
});

test('people who begin find it', () => {
  for (const path of ['README.md', 'CONTRIBUTING.md']) {
    expect(textOf(path), path).toContain('(docs/requirements.md)');
  }
});
