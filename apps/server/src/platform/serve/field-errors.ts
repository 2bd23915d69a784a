import type { InvalidValue } from '@pratibha/contract/invalid-value';
import { type FieldError, MOST_ERRORS } from '@pratibha/contract/problems';
import { invalidValueWords } from '@pratibha/words/invalid-values';

/** Of all errors together, as they are sent; with what stands around them less than 32 KiB. */
const MOST_BYTES = 31 * 1024;
/** Characters of a pointer; keys are the sender's, and may be as long as the body. */
const LONGEST_POINTER = 256;

/** A value that is refused: where it stands (as in a FieldError), and what is wrong with it. */
export type WrongValue = { readonly pointer: string; readonly error: InvalidValue };

/** The same for the wire: a code with its parameters, and the sentence. */
export function fieldErrorOf({ pointer, error }: WrongValue): FieldError {
  const { code, ...params } = error;
  return {
    pointer,
    code,
    params: params as FieldError['params'],
    message: invalidValueWords(error),
  };
}

/** The same for each, made as they are asked for. */
export function* fieldErrorsOf(wrong: Iterable<WrongValue>): Generator<FieldError> {
  for (const each of wrong) yield fieldErrorOf(each);
}

/** What is wrong with the fields of a form, each under its own pointer. */
export function wrongFields(errors: Readonly<Record<string, InvalidValue>>): WrongValue[] {
  return Object.entries(errors).map(([field, error]) => ({ pointer: `/${field}`, error }));
}

/** The first errors that a refusal has room for; the others are never asked for. */
export function firstErrors(errors: Iterable<FieldError>): FieldError[] {
  const first: FieldError[] = [];
  let bytes = 0;
  for (const { pointer, ...rest } of errors) {
    const error = { pointer: recognisable(pointer), ...rest };
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
