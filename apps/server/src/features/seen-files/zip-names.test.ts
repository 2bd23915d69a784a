import { expect, test } from 'vitest';
import { nameInZip } from './zip-names.ts';

const FILE = {
  ...{ submission_id: 431, event_id: 2, revision: 1, event_title: 'Posters' },
  user_name: 'Sita Rai',
  submitted_at: new Date(0),
  beginning: 'Clean rivers. By Sita Rai.',
  ...{ part: 'poster', n: 1, name: 'sita final.v2.JPG' },
  ...{ media_type: 'image/jpeg', sha256: 'a', size: 3 },
};

test('without names it is called by work and part', () => {
  expect(nameInZip(FILE, 'without')).toBe('431 Clean rivers/poster-1.jpg');
  expect(nameInZip({ ...FILE, media_type: 'text/plain' }, 'without')).toBe(
    '431 Clean rivers/poster-1',
  );
});

test('with names by whoever made it, and as they called it', () => {
  expect(nameInZip(FILE, 'with')).toBe('431 Sita Rai/poster-1 sita final.v2.JPG');
});

test.each([
  ['../../etc/passwd', '431 Sita Rai/poster-1 .._.._etc_passwd'],
  ['C:\\x\\y.exe', '431 Sita Rai/poster-1 C_x_y.exe'],
  ['a\u202Egpj.exe', '431 Sita Rai/poster-1 a_gpj.exe'],
  ['काम.png', '431 Sita Rai/poster-1 काम.png'],
  ['ends. . ', '431 Sita Rai/poster-1 ends'],
  [`${'x'.repeat(300)}.pdf`, `431 Sita Rai/poster-1 ${'x'.repeat(120)}.pdf`],
])('a name %o leads nowhere else', (name, path) => {
  expect(nameInZip({ ...FILE, name }, 'with')).toBe(path);
});

test('a folder is one, whatever a work says of itself', () => {
  const beginning = `/../..\\${'x'.repeat(300)}`;
  expect(nameInZip({ ...FILE, beginning }, 'without')).toMatch(/^431 [^/\\]+\/poster-1\.jpg$/);
});
