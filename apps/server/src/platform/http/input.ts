import type { FieldError } from '@pratibha/contract/problems';
import { isStorableText } from '@pratibha/domain/text-safety';
import type { z } from 'zod';
import { Refused } from './refused.ts';

/** Deeper than any payload of the product, and shallow enough for every recursive reader. */
const MAX_DEPTH = 32;

/**
 * The JSON document in a body. Nesting is measured before parsing, so that hostile depth costs
 * one pass over the bytes.
 *
 * @throws Refused 'unsupported-media-type' or 'malformed-json'
 */
export function parseJson(contentType: string | undefined, body: Buffer | undefined): unknown {
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    throw new Refused('unsupported-media-type');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body ?? Buffer.alloc(0));
    if (isTooDeep(text)) throw new SyntaxError('nested too deeply');
    return JSON.parse(text);
  } catch {
    throw new Refused('malformed-json');
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (inString) {
      if (char === 0x5c) at += 1;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) inString = true;
    else if (char === 0x7b || char === 0x5b) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (char === 0x7d || char === 0x5d) depth -= 1;
  }
  return false;
}

/**
 * Checks a value from outside against its schema.
 *
 * @param prefix '' for a body (pointers are RFC 6901), '?' for a query string
 * @throws Refused 'invalid-input' with one entry per wrong value
 */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  prefix: '' | '?' = '',
): z.output<S> {
  const unstorable = unstorablePaths(value, []);
  if (unstorable.length > 0) {
    throw new Refused('invalid-input', {
      errors: unstorable.map((path) => ({
        pointer: pointer(path, prefix),
        message: 'Remove the characters that cannot be stored.',
      })),
    });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refused('invalid-input', {
    errors: result.error.issues.flatMap((issue) => fieldErrors(issue, prefix)),
  });
}

function fieldErrors(issue: z.core.$ZodIssue, prefix: '' | '?'): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      pointer: pointer([...issue.path, key], prefix),
      message: 'This field is not known here. Remove it.',
    }));
  }
  return [{ pointer: pointer(issue.path, prefix), message: issue.message }];
}

function pointer(path: readonly PropertyKey[], prefix: '' | '?'): string {
  const parts = path.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'));
  return prefix === '?' ? `?${parts.join('.')}` : parts.map((part) => `/${part}`).join('');
}

/** Paths of texts that PostgreSQL cannot hold: NUL characters and lone surrogates. */
function unstorablePaths(value: unknown, path: PropertyKey[]): PropertyKey[][] {
  if (typeof value === 'string') return isStorableText(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isStorableText(key) ? unstorablePaths(inner, [...path, key]) : [path],
  );
}
