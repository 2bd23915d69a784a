import { expect, test } from 'vitest';
import { Bytes } from './bytes.ts';
import { readZip } from './zip.ts';

const le16 = (n: number) => String.fromCharCode(n & 255, (n >> 8) & 255);
const le32 = (n: number) => le16(n & 0xffff) + le16(Math.floor(n / 65_536));

type Entry = {
  readonly name: string;
  readonly size?: number;
  readonly packed?: number;
  readonly at?: number;
  readonly mode?: number;
  readonly flags?: number;
};

/** Nothing but headers: what is packed is a row of dots. */
function archive(entries: readonly Entry[], { count = entries.length, comment = '' } = {}): Bytes {
  let local = '';
  let directory = '';
  for (const { name, size = 4, packed = 4, at = local.length, mode = 0, flags = 0 } of entries) {
    const length = le16(name.length);
    directory += `PK\x01\x02....${le16(flags)}\x08\0........${le32(packed)}${le32(size)}${length}${'\0'.repeat(8)}${le32(mode * 65_536)}${le32(at)}${name}`;
    local += `PK\x03\x04${'.'.repeat(26)}${name}${'.'.repeat(Math.min(packed, 9))}`;
  }
  const end = `PK\x05\x06\0\0\0\0${le16(count)}${le16(count)}${le32(directory.length)}${le32(local.length)}${le16(comment.length)}${comment}`;
  return new Bytes(Uint8Array.from(local + directory + end, (letter) => letter.charCodeAt(0)));
}

const read = (bytes: Bytes, size = bytes.length) => readZip(bytes, size);

const CASES: readonly [string, readonly Entry[], ...string[]][] = [
  ['as it should be', [{ name: 'a/' }, { name: 'a/b.txt' }]],
  ['a way up', [{ name: '../a' }], 'zip-traversal'],
  ['a way up within', [{ name: 'a/../../b' }], 'zip-traversal'],
  ['two dots in a name', [{ name: 'a..b/c' }]],
  ['from the root', [{ name: '/etc/passwd' }], 'zip-traversal'],
  ['from a drive', [{ name: 'C:\\a' }], 'zip-traversal', 'zip-backslashes'],
  ['backslashes', [{ name: 'a\\b' }], 'zip-backslashes'],
  ['a way up by backslashes', [{ name: '..\\a' }], 'zip-traversal', 'zip-backslashes'],
  ['a link', [{ name: 'a', mode: 0o120777 }], 'zip-link'],
  ['a file of Unix', [{ name: 'a', mode: 0o100644 }]],
  ['a password', [{ name: 'a', flags: 1 }], 'zip-encrypted'],
  ['a password of AES', [{ name: 'a', flags: 0x41 }], 'zip-encrypted'],
  ['zeros', [{ name: 'a', size: 200_000_000 }], 'zip-bomb'],
  ['few zeros', [{ name: 'a', size: 40_000_000 }]],
  ['one byte, many times', [{ name: 'a' }, { name: 'b', at: 0 }], 'zip-overlapping'],
  ['more than it has', [{ name: 'a', packed: 900 }], 'zip-overlapping'],
  ['two of one name', [{ name: 'README' }, { name: 'readme' }], 'zip-equal-names'],
  ['a file and a folder of one name', [{ name: 'a' }, { name: 'A/' }], 'zip-equal-names'],
];

test.each(CASES)('with %s', (_, entries, ...faults) => {
  expect(read(archive(entries)).faults).toEqual(faults);
});

test.each([
  ['README.md', 'README.md'],
  ['kite/readme.TXT', 'kite/readme.TXT'],
  ['kite/Readme', 'kite/Readme'],
  ['a/b/README.md', null],
  ['README.md/', null],
  ['my-readme.md', null],
  ['README.exe', null],
  ['__MACOSX/README.md', null],
])('%s is a README: %s', (name, readme) => {
  expect(read(archive([{ name: 'a.txt' }, { name }])).zip?.readme?.name ?? null).toBe(readme);
});

test('the README at the top is the one', () => {
  const names = ['docs/README.md', 'README.md'].map((name) => ({ name }));
  expect(read(archive(names)).zip?.readme?.name).toBe('README.md');
});

test('neither folders nor what systems put beside the files are told', () => {
  const names = ['a/', 'a/b', '__MACOSX/a/._b', 'a/.DS_Store', 'Thumbs.db'].map((name) => ({
    name,
  }));
  expect(read(archive(names)).zip).toMatchObject({
    ...{ entries: [{ name: 'a/b', size: 4 }], entry_count: 1, unpacked: 20 },
  });
});

test('names are told as they are, but for what turns or hides letters', () => {
  const names = ['\xe0\xa4\x95.txt', '\xe4.txt', 'a\x07\xe2\x80\xaegnp.exe'].map((name) => ({
    name,
  }));
  expect(read(archive(names)).zip?.entries.map(({ name }) => name)).toEqual([
    ...['क.txt', 'ä.txt', 'a\ufffd\ufffdgnp.exe'],
  ]);
});

test('a directory that says something else than it has is none', () => {
  expect(read(archive([{ name: 'a' }], { count: 2 })).faults).toEqual(['unreadable']);
  expect(read(new Bytes(new Uint8Array(100))).faults).toEqual(['unreadable']);
});

test('a comment may hold what looks like an end', () => {
  expect(read(archive([{ name: 'a' }], { comment: 'PK\x05\x06 and more' })).faults).toEqual([]);
});

test('one that begins before the bytes that are there is left to the server', () => {
  const whole = archive(Array.from({ length: 50 }, (_, n) => ({ name: `${n}` })));
  const tail = whole.part(whole.length - 100);
  expect(readZip(tail, whole.length)).toEqual({ zip: null, faults: [] });
  const enough = whole.part(whole.length - 50 * 50);
  expect(readZip(enough, whole.length).zip?.entry_count).toBe(50);
});
