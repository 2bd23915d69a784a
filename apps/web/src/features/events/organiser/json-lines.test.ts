import { describe, expect, it } from 'vitest';
import { lineOf, readJson } from './json-lines.ts';

const TEXT = `{
  "1": "Name of your school?",
  "2": {
    "question": "Which tools?",
    "options": [
      "Figma",
      ""
    ]
  }
}`;

describe('reading JSON with its lines', () => {
  it('answers the same value as JSON.parse', () => {
    const samples = [TEXT, '{}', '[]', ' [1, -2.5e3, true, false, null, "a\\n\\u00e9"] ', '"x"'];
    for (const text of samples) {
      const read = readJson(text);
      expect(read.error === null && read.value).toEqual(JSON.parse(text));
    }
  });

  it('knows the line of a key, of an element, and of what surrounds something missing', () => {
    const read = readJson(TEXT);
    if (read.error !== null) throw new Error(read.error.message);
    expect(lineOf(read.lines, '/2')).toBe(3);
    expect(lineOf(read.lines, '/2/options/1')).toBe(7);
    expect(lineOf(read.lines, '/2/type')).toBe(3);
    expect(lineOf(read.lines, '')).toBe(1);
  });

  it.each([
    ['', 1],
    ['{\n  "1": \n}', 3],
    ['{\n  "1": "a"\n  "2": "b"\n}', 3],
    ['{\n  1: "a"\n}', 2],
    ['{\n  "1" "a"\n}', 2],
    ['{\n  "1": "a\n  b"\n}', 2],
    ['{\n  "1": "a",\n}', 3],
    ['{} x', 1],
    ['{\n  "1": "a",\n  "1": "b"\n}', 3],
    ['['.repeat(2000), 1],
  ])('names the line of what is wrong in %j', (text, line) => {
    const { error } = readJson(text);
    expect(error?.line).toBe(line);
    expect(error?.message).toMatch(/\.$/);
  });

  it('keeps odd keys as data', () => {
    const read = readJson('{ "__proto__": 1 }');
    expect(read.error === null && Object.keys(read.value as object)).toEqual(['__proto__']);
  });
});
