import { expect, test } from 'vitest';
import { fileNameKept } from './file-limits.ts';

test.each([
  ['poster.jpg', 'poster.jpg'],
  ['मेरो पोस्टर.png', 'मेरो पोस्टर.png'],
  ['C:\\Users\\me\\poster.jpg', 'poster.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['.htaccess', 'htaccess'],
  ['..', 'file'],
  ['', 'file'],
  ['\u0000\u001f', 'file'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['e\u0301.jpg', '\u00e9.jpg'],
  [`${'a'.repeat(300)}.jpeg`, `${'a'.repeat(250)}.jpeg`],
  [`${'😀'.repeat(200)}.jpg`, `${'😀'.repeat(125)}.jpg`],
])('%j is kept as %j', (sent, kept) => {
  expect(fileNameKept(sent)).toBe(kept);
  expect(kept.length).toBeLessThanOrEqual(255);
});
