/**
 * Documents of at most so many bytes that are as dear as one can be. Most of them have as many
 * values and keys as are looked at. Tests measure what is answered to them, `npm run bench` for how
 * long they hold everybody else up.
 */
export function worstBodies(bytes: number): Record<string, string> {
  const room = bytes - 200;
  const name = (n: number) => String(n).padStart(12, 'k');
  const numbers = filled(room, MANY_VALUES, () => '0');
  const badTexts = filled(room / 2, MANY_VALUES, () => '"\\u0000"');
  const fields = filled(room, MANY_KEYS, (n) => `"${name(n)}":0`);
  const objects = filled(room, MANY_VALUES / MANY_KEYS, () => `{${fields}}`);
  const someFields = filled(room / 60, MANY_VALUES / 60, (n) => `"${name(n)}":0`);
  const options = filled(room / 50, 50, () => '0');
  const questions = (one: string) =>
    filled(room, 50, (n) => `"${n + 1}":{"type":"multiple_choice",${one}}`);
  return {
    'bad texts below a long key': `{"${'k'.repeat(room - badTexts.length)}":[${badTexts}]}`,
    'bad texts in the depth': `{"a":${within(30, badTexts)}}`,
    'bad names': `{${filled(room, MANY_KEYS, (n) => `"${name(n)}\\ud800":0`)}}`,
    'unknown fields with long names': `{${filled(room, MANY_KEYS, (n) => {
      return `"${name(n)}${'u'.repeat(room / MANY_KEYS - 20)}":0`;
    })}}`,
    'unknown fields in Devanagari': `{${filled(room, MANY_KEYS, (n) => {
      return `"${name(n)}${'क'.repeat(room / MANY_KEYS / 3 - 10)}":0`;
    })}}`,
    'answers to long numbers': `{"event_answers":[${objects}]}`,
    'answers that are none': `{"event_answers":[${numbers}]}`,
    'questions with unknown keys': `{"event_questions":{${questions(someFields)}}}`,
    'questions without options': `{"event_questions":{${questions(`"options":[${options}]`)}}}`,
    'more values than may be': `[${filled(room, Infinity, () => '0')}]`,
    'more keys than may be': `{${filled(room, Infinity, (n) => `"${name(n)}":0`)}}`,
    'objects of many shapes': `[${filled(room, Infinity, (n) => `{"${name(n)}":0}`)}]`,
    'nothing but brackets': within(room / 2, ''),
    'one long text': `"${'x'.repeat(room)}"`,
  };
}

/** A document whose texts have grown until it fills so many bytes. */
export function swollen(document: unknown, bytes: number): string {
  const text = JSON.stringify(document);
  const texts = text.split(/"(?=[,}\]])/).length;
  const more = ' क'.repeat((bytes - text.length) / texts / 4);
  return JSON.stringify(document, (_, value: unknown) =>
    typeof value === 'string' ? value + more : value,
  );
}

/** Just below what is refused before anything is looked at. */
const MANY_KEYS = 490;
const MANY_VALUES = 4_900;

/** Parts until the bytes are used up, and at most so many. */
function filled(bytes: number, most: number, part: (n: number) => string): string {
  const parts: string[] = [];
  let left = bytes;
  for (let n = 0; n < most; n += 1) {
    const next = part(n);
    left -= Buffer.byteLength(next) + 1;
    if (left < 0) break;
    parts.push(next);
  }
  return parts.join();
}

function within(depth: number, inner: string): string {
  return '['.repeat(depth) + inner + ']'.repeat(depth);
}
