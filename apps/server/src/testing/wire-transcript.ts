import { createHash } from 'node:crypto';
import type { HttpResponse } from './http-client.ts';

/*
 * Responses as text that can be compared byte for byte and read as a difference: the head as far as
 * the wire promises it, then the body as it came.
 */

const PROMISED = ['x-total-count', 'link', 'location'];
/** Longer lists are told by their first rows, and by a sum over all. */
const MOST_ROWS = 12;
const FIRST_ROWS = 2;

/**
 * The demo's own instants are of 2025 at the latest; what the machine's clock says is another each
 * time.
 */
const OF_TODAY = /"20(?:2[6-9]|[3-9]\d)-\d\d-\d\dT[\d:.]+Z"/g;
const DRAWN = [
  // The request's own id, by which the log finds it.
  /(?<="instance":")[^"]+/g,
  /(?<=[?&](?:state|nonce|code_challenge)=)[^&"\s]+/g,
];

function withoutChance(text: string): string {
  const timeless = text.replace(OF_TODAY, '"<now>"');
  return DRAWN.reduce((kept, each) => kept.replace(each, '<drawn>'), timeless);
}

/** A list with a row a line; anything else as it came. */
function legible(text: string): string {
  const rows: unknown = text.startsWith('[') ? JSON.parse(text) : null;
  if (!Array.isArray(rows) || rows.length === 0) return text;
  const lines = rows.map((row) => JSON.stringify(row));
  if (`[${lines.join()}]` !== text) throw new Error(`not written as JSON.stringify does: ${text}`);
  if (rows.length <= MOST_ROWS) return `[${lines.join(',\n')}]`;
  const sum = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const first = lines.slice(0, FIRST_ROWS).join(',\n');
  return `[${first},\n… of ${rows.length} rows, with the sum ${sum}]`;
}

/** What came back, without what is another in each run. */
export function told({ status, headers, text }: HttpResponse): string {
  const head = PROMISED.flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${String(headers[name])}`],
  );
  const type = `${status} ${String(headers['content-type'] ?? '')}`.trim();
  return withoutChance([type, ...head].join('\n')) + `\n${legible(withoutChance(text))}\n`;
}

/** The same answer to several stands once, after all of their names. */
export function together(told: readonly (readonly [who: string, text: string])[]): string {
  const byText = Map.groupBy(told, ([, text]) => text);
  return [...byText]
    .map(([text, who]) => `${who.map(([name]) => name).join(', ')}: ${text}`)
    .join('');
}
