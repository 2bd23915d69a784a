import { describe, expect, test } from 'vitest';
import { proofInFile } from './proof-in-file.ts';

const PROOF = `0oRD${'aB3_-'.repeat(60)}`;
const LINK = `https://school.example/verify#${PROOF}`;
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const HEAD = '\x89PNG\r\n\x1a\n';
/** What stands for its sum are letters of base64url: they are none of the link. */
function chunk(type: string, text: string): string {
  const size = String.fromCharCode(0, 0, text.length >> 8, text.length & 255);
  return `${size}${type}${text}AAAA`;
}

describe('the proof in a file', () => {
  test.each([
    ['information of a PDF', `%PDF-1.7\n1 0 obj\n<< /Title (A) /Proof (${LINK}) >>\nendobj`],
    ['link on a page of a PDF', `%PDF-1.7\n<< /S /URI /URI (${LINK}) >>`],
    ['a large PDF', `%PDF-1.7\n${'x'.repeat(32_768 - 60)}(${LINK})${'y'.repeat(90_000)}`],
    ['text of a PNG', `${HEAD}${chunk('IHDR', 'x')}${chunk('iTXt', `proof\0\0\0\0\0${LINK}`)}`],
    ['plain text of a PNG', `${HEAD}${chunk('IDAT', 'x')}${chunk('tEXt', `proof\0${LINK}`)}`],
    ['a message that was saved', `Dear all,\n${LINK}\n`],
  ])('is found in %s', (_, text) => {
    expect(proofInFile(bytesOf(text))).toBe(PROOF);
  });

  test.each([
    ['nothing', ''],
    ['another PDF', '%PDF-1.7\n<< /Title (Report) >>'],
    ['the address of the page alone', '(https://school.example/verify#)'],
    ['pixels of a PNG that read so', `${HEAD}${chunk('IDAT', LINK)}`],
    ['a PNG that ends in its middle', `${HEAD}${chunk('iTXt', 'x').slice(0, 9)}`],
    ['a PNG whose chunk is longer than it', `${HEAD}\xff\xff\xff\xffIDAT${'x'.repeat(40)}`],
  ])('is not found in %s', (_, text) => {
    expect(proofInFile(bytesOf(text))).toBeNull();
  });
});
