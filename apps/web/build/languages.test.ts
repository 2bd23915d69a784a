import { expect, it } from 'vitest';
import { answered, englishIn, inLanguage } from './languages.ts';

const WORDS = '/site/packages/words/src';
const NEPALI = new Set([`${WORDS}/ne/time.ts`, `${WORDS}/ne/events/student/list.ts`]);
const inNepali = (id: string) => inLanguage(id, 'ne', (file) => NEPALI.has(file));

it('takes the words of a language where there are some, and what all share elsewhere', () => {
  expect(
    ['en/time.ts', 'en/events/student/list.ts', 'en/sentences.ts', 'ne/time.ts'].map((name) =>
      inNepali(`${WORDS}/${name}`),
    ),
  ).toEqual(
    ['ne/time.ts', 'ne/events/student/list.ts', 'en/sentences.ts', 'ne/time.ts'].map(
      (name) => `${WORDS}/${name}`,
    ),
  );
});

it('leaves every other file alone', () => {
  const other = '/site/apps/web/src/features/events/en/time.ts';
  expect(inLanguage(other, 'ne', () => true)).toBe(other);
});

it('keeps the first language as it is', () => {
  expect(inLanguage(`${WORDS}/en/time.ts`, 'en', () => true)).toBe(`${WORDS}/en/time.ts`);
});

const script = (...names: readonly string[]) => ({
  type: 'chunk' as const,
  modules: Object.fromEntries(names.map((name) => [`${WORDS}/${name}.ts`, { renderedLength: 9 }])),
});

it('finds what a build says in English, once', () => {
  expect(
    englishIn({
      'index.js': script('ne/time', 'en/shell/frame'),
      'student.js': script('en/shell/frame', 'en/events/student/list', 'en/sentences'),
      'app.css': { type: 'asset' },
    }),
  ).toEqual(['events/student/list', 'shell/frame']);
});

it('takes no notice of words of which nothing is left', () => {
  const built = script('ne/time');
  const modules = { ...built.modules, [`${WORDS}/en/codes.ts`]: { renderedLength: 0 } };
  expect(englishIn({ 'index.js': { ...built, modules } })).toEqual([]);
});

it('answers where a component asks for the language, and nowhere else', () => {
  const code = "if (LANGUAGE !== 'en') say(OTHER_LANGUAGE === 'en' ? LANGUAGE : 'en');";
  expect(answered(code, 'ne')).toBe(code.replace("LANGUAGE !== 'en'", 'true'));
  expect(answered(code, 'en')).toBe(code.replace("LANGUAGE !== 'en'", 'false'));
  expect(answered("LANGUAGE === 'ne'", 'ne')).toBe('true');
});
