/**
 * The database cannot be used and the reader can do something about it: the message is one or more
 * whole sentences for a person.
 */
export class EmbeddedError extends Error {
  override readonly name: string = 'EmbeddedError';
}

/** What went wrong, in the words of the error itself, whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
