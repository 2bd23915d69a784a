import { type FieldError, MOST_ERRORS } from '@pratibha/contract/problems';

/** Of all errors together, as they are sent; with what stands around them less than 32 KiB. */
const MOST_BYTES = 31 * 1024;
/** Characters of a pointer; keys are the sender's, and may be as long as the body. */
const LONGEST_POINTER = 256;

/** The first errors that a refusal has room for; the others are never asked for. */
export function firstErrors(errors: Iterable<FieldError>): FieldError[] {
  const first: FieldError[] = [];
  let bytes = 0;
  for (const { pointer, message } of errors) {
    const error = { pointer: recognisable(pointer), message };
    bytes += Buffer.byteLength(JSON.stringify(error)) + 1;
    if (bytes > MOST_BYTES) break;
    first.push(error);
    if (first.length === MOST_ERRORS) break;
  }
  return first;
}

/** A text by its beginning and end, at most as long as a pointer may be. */
export function recognisable(text: string): string {
  if (text.length <= LONGEST_POINTER) return text;
  const half = LONGEST_POINTER / 2;
  return `${text.slice(0, half - 1)}…${text.slice(-half)}`.toWellFormed();
}
