import { dirname, join } from 'node:path/posix';
import { OWN_ACCENT } from '@pratibha/domain/editions/contrast';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/*
 * No tool of ours looks into CSS: TypeScript takes every name of a module for a class, and knip
 * sees files only. So that no style outlives its element, and no element waits for its style.
 */

const web = sourceFiles().filter(({ path }) => path.startsWith('apps/web/src/'));
const scripts = web.filter(({ path }) => /\.tsx?$/.test(path));
const withoutComments = (css: string) => css.replaceAll(/\/\*[^]*?\*\//g, '');

/** The classes that stand in the selectors of a stylesheet. */
function classesIn(css: string): Set<string> {
  const selectors = [...withoutComments(css).matchAll(/[^{};]*(?=\{)/g)].join(' ');
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''));
}

/**
 * The classes that a script reads of the module it imports as `css`. Where it picks one by a value,
 * as `css[tone]` does, that is each of `defined` that it names in quotes.
 */
function classesRead(script: string, css: string, defined: ReadonlySet<string>): string[] {
  const named = [...script.matchAll(new RegExp(`\\b${css}\\.(\\w+)`, 'g'))].map(([, name]) => name);
  const picks = new RegExp(`\\b${css}\\[`).test(script);
  const picked = [...defined].filter((name) => picks && script.includes(`'${name}'`));
  return [...named.map((name) => name ?? ''), ...picked];
}

const modules = web
  .filter(({ path }) => path.endsWith('.module.css'))
  .map(({ path, text }) => {
    const defined = classesIn(text);
    const read = scripts.flatMap((script) =>
      [...script.text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
        .filter(([, , from = '']) => join(dirname(script.path), from) === path)
        .flatMap(([, css = '']) => classesRead(script.text, css, defined)),
    );
    return { path, defined: [...defined], read };
  });

describe('CSS modules', () => {
  it('are found, with their readers', () => {
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter(({ read }) => read.length === 0)).toEqual([]);
  });

  it('have no class that nobody reads', () => {
    const dead = modules.flatMap(({ path, defined, read }) =>
      defined.filter((name) => !read.includes(name)).map((name) => `${path}: .${name}`),
    );
    expect(dead).toEqual([]);
  });

  it('have every class that is read', () => {
    const missing = modules.flatMap(({ path, defined, read }) =>
      read.filter((name) => !defined.includes(name)).map((name) => `${path}: .${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('tokens', () => {
  it('have the colour that the editor calls the own one of the product', () => {
    const tokens = web.find(({ path }) => path.endsWith('/tokens.css'))?.text;
    expect(tokens).toContain(`--action: ${OWN_ACCENT};`);
  });

  it('are all used', () => {
    const tokens = web.find(({ path }) => path.endsWith('/tokens.css'))?.text ?? '';
    const names = [...tokens.matchAll(/^ *(--[\w-]+):/gm)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(50);
    const used = new Set(
      web
        .flatMap(({ text }) => [...text.matchAll(/var\(\s*(--[\w-]+)|'(--[\w-]+)'/g)])
        .flatMap(([, inCss, inScript]) => [inCss, inScript]),
    );
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });
});

it('a stylesheet reads no variable that nothing sets', () => {
  const sheets = web.filter(({ path }) => path.endsWith('.css'));
  const named = [
    ...sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+):/g)]),
    ...scripts.flatMap(({ text }) => [...text.matchAll(/['"](--[\w-]+)['"]/g)]),
  ];
  const set = new Set(named.map(([, name]) => name));
  const unset = sheets.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(unset).toEqual([]);
});
