import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { csvLine, csvStream } from './csv.ts';

async function* rowsOf(count: number, onRow: (row: number) => void = () => undefined) {
  for (let row = 1; row <= count; row += 1) {
    onRow(row);
    yield [row, 'x'.repeat(100)];
  }
}

describe('a line of CSV', () => {
  it.each([
    ['plain text', 'plain text'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['semi;colon', '"semi;colon"'],
    [' leading', '" leading"'],
    ['trailing ', '"trailing "'],
    ['प्रतिभा', 'प्रतिभा'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [-5, '-5'],
    [false, 'false'],
    [new Date('2025-07-16T18:15:30Z'), '2025-07-17 00:00:30'],
  ])('writes %j as %s', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '=HYPERLINK("http://evil.example","x")',
  ])('never lets %j become a formula', (cell) => {
    expect(csvLine([cell])).toMatch(/^"?'/);
    expect(csvLine([cell])).toContain(`'${cell.replaceAll('"', '""')}`);
  });
});

describe('a CSV document', () => {
  it('begins with the byte order mark and the header, also without rows', async () => {
    const document = await text(csvStream(['ID', 'Name'], rowsOf(0)));
    expect(Buffer.from(document).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(document.slice(1)).toBe('ID,Name\r\n');
  });

  it('holds every row in order, over many chunks', async () => {
    const lines = (await text(csvStream(['ID', 'Text'], rowsOf(5000)))).split('\r\n');
    expect(lines).toHaveLength(5002);
    expect(lines.slice(1, -1).map((line) => Number(line.split(',')[0]))).toEqual(
      Array.from({ length: 5000 }, (_, index) => index + 1),
    );
  });

  it('takes no more rows than its reader wants', async () => {
    let taken = 0;
    const stream = csvStream(
      ['ID', 'Text'],
      rowsOf(100_000, (row) => {
        taken = row;
      }),
    );
    await stream[Symbol.asyncIterator]().next();
    expect(taken).toBeLessThan(3000);
    stream.destroy();
  });

  it('fails as a stream when the source fails', async () => {
    async function* broken(): AsyncGenerator<string[]> {
      yield ['one'];
      throw new Error('connection lost');
    }
    await expect(text(csvStream(['ID'], broken()))).rejects.toThrow('connection lost');
  });
});
