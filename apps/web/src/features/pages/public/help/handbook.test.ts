import { expect, test } from 'vitest';
import { publicPageOf } from '../../../../data/address/paths.ts';
import { renderedMarkdown } from '../markdown/rendered.ts';
import { helpPage, helpPaths } from './handbook.ts';

const linksOf = (path: string) =>
  helpPage(path).parts.flatMap((part) =>
    typeof part === 'string'
      ? Array.from(renderedMarkdown(part, 1).html.matchAll(/href="([^"]+)"/g), ([, href]) => href)
      : [],
  );

test('every page has its address, and the contents lead to all others', () => {
  expect(helpPaths.map(publicPageOf)).toEqual(helpPaths.map(() => 'help'));
  const others = helpPaths.filter((path) => path !== '/help');
  expect(linksOf('/help').sort()).toEqual([...others].sort());
  expect(others).toContain('/help/students');
});

test.each(helpPaths)('%s has a title, and its links lead to pages that there are', (path) => {
  expect(helpPage(path).title).toMatch(/^\w/);
  expect(linksOf(path).filter((href) => !helpPaths.includes(href ?? ''))).toEqual([]);
});

test('what is no page of it is none', () => {
  expect(['/help/', '/help/a/b', '/help/A', '/helpers'].map(publicPageOf)).toEqual([
    'help',
    'not-found',
    'not-found',
    'not-found',
  ]);
  expect(() => helpPage('/help/nothing')).toThrow('/help/nothing');
});

test('pictures stand between the texts with their sizes, and none is left as words', () => {
  const parts = helpPaths.flatMap((path) => helpPage(path).parts);
  const pictures = parts.filter((part) => typeof part !== 'string');
  expect(pictures.length).toBeGreaterThan(3);
  for (const { src, alt, width, height } of pictures) {
    expect(src).toMatch(/\.webp$/);
    expect(alt).not.toBe('');
    expect([width, height]).toEqual([expect.any(Number), expect.any(Number)]);
  }
  expect(parts.filter((part) => typeof part === 'string' && part.includes('![')).length).toBe(0);
});
