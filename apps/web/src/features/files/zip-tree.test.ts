import { expect, test } from 'vitest';
import { treeOf } from './zip-tree.ts';

test('names become folders and files, in the order of the ZIP', () => {
  const tree = treeOf([
    { name: 'site/', size: 0 },
    { name: 'site/index.html', size: 12 },
    { name: 'site/img/logo.png', size: 900 },
    { name: 'README.md', size: 40 },
    { name: 'site/style.css', size: 7 },
  ]);
  expect(tree.files).toEqual([{ name: 'README.md', size: 40 }]);
  const site = tree.folders.get('site');
  expect(site?.files.map(({ name }) => name)).toEqual(['index.html', 'style.css']);
  expect(site?.folders.get('img')?.files).toEqual([{ name: 'logo.png', size: 900 }]);
});

test('a name that is also one of every object is a folder like others', () => {
  const tree = treeOf([{ name: '__proto__/constructor/x', size: 1 }]);
  expect([...tree.folders.keys()]).toEqual(['__proto__']);
  expect(tree.folders.get('__proto__')?.folders.get('constructor')?.files).toHaveLength(1);
});

test('an empty folder is there, and doubled slashes are none', () => {
  const tree = treeOf([
    { name: 'empty/', size: 0 },
    { name: 'a//b', size: 2 },
  ]);
  expect([...tree.folders.keys()]).toEqual(['empty', 'a']);
  expect(tree.folders.get('a')?.files).toEqual([{ name: 'b', size: 2 }]);
});
