/**
 * The start cannot go on and the reader can do something about it: the message is one or more
 * whole sentences for a person, printed without a stack trace.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What went wrong, in the words of the error itself, whatever was thrown. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(reasonOf).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
