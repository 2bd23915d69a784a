import { ProblemError } from '@pratibha/contract/client';

/**
 * The server's message for each field of a form that it refused; empty where it refused something
 * else, or did not answer. Of several messages for one field the last stands.
 *
 * @param fieldOf the field that the parts of a JSON pointer into the body name, undefined for none;
 *   by default the first part, so that what is wrong within a field is said under it
 */
export function fieldErrors(
  error: Error | null,
  fieldOf: (parts: readonly string[]) => string | undefined = ([first]) => first,
): Record<string, string> {
  if (!(error instanceof ProblemError)) return {};
  return Object.fromEntries(
    error.errors.flatMap(({ pointer, message }) => {
      const field = pointer.startsWith('/') ? fieldOf(pointer.slice(1).split('/')) : undefined;
      return field === undefined ? [] : [[field, message]];
    }),
  );
}
