import type { SessionRow } from './session.queries.ts';

/** What the sessions in the memory of one process may weigh together, in bytes. */
export const MOST_BYTES = 48 * 1024 * 1024;

/**
 * What a session takes beside its texts: two objects, the numbers and headers of a dozen texts, its
 * key of 64 digits, and its places in the maps. Measured by what the heap holds less, without
 * garbage, once 5,000 are forgotten: 923 bytes each, of which 170 are texts (1,010 with names in
 * Devanagari). session-weight.test.ts measures again.
 */
const BASE_BYTES = 850;

/** The same of the token that it came by. */
const TOKEN_BYTES = 64;

/** The same of one grant. */
const GRANT_BYTES = 64;

const BEYOND_LATIN_1 = /[^\u0000-\u00ff]/;

/** How many bytes of the heap it takes to remember this session; rather too many than too few. */
export function weightOfSession(row: SessionRow): number {
  const { name, email, profile_pic, mobile, dob, gender, address } = row;
  const { college_name, college_address, event_grants } = row;
  const texts = [name, email, profile_pic, mobile, dob, gender, address];
  const ofToken = row.token ? TOKEN_BYTES : 0;
  let bytes = BASE_BYTES + ofToken + GRANT_BYTES * (event_grants?.length ?? 0);
  for (const text of [...texts, college_name, college_address]) bytes += bytesOf(text);
  return bytes;
}

/** V8 keeps a character in one byte, or all of a text in two for each. */
function bytesOf(text: string | null): number {
  if (text === null) return 0;
  return BEYOND_LATIN_1.test(text) ? 2 * text.length : text.length;
}
