import { expect, test } from 'vitest';
import { sentencesIn } from './sentences-in-texts.ts';

test.each([
  ['One. Two!\nThree', ['One.', 'Two!', 'Three']],
  ['Register until\n**8 August**.', ['Register until 8 August.']],
  ['## Dates\n\n24 June', ['Dates', '24 June']],
  ['- One\n- Two\n1. Three', ['One', 'Two', 'Three']],
  ['| Deadline | 8 August |', ['Deadline', '8 August']],
  ['> Quoted\n> twice', ['Quoted', 'twice']],
  ['Until [8 August](https://a.example/2025-09-09).', ['Until 8 August.']],
  ['See https://a.example/2025-09-09 there', ['See there']],
  ['Aug. 8, `one`\u00a0day', ['Aug 8, one day']],
  ['', []],
])('%j has the sentences %j', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences);
});

test('a text of full length that is nothing but marks is read at once', () => {
  for (const mark of ['[', '\n', '[a](', '\n\n ', '* ', '1 ', '1.\n'])
    expect(sentencesIn(mark.repeat(30_000 / mark.length)).length).toBeLessThan(30_000);
});
