import { EmbeddedError } from '@pratibha/embedded-postgres/embedded-error';
import { StartError } from '../process/start-error.ts';

/**
 * Throws what the embedded database failed with. Its own sentences are for the operator and stop a
 * start, so they go on as such.
 * @throws StartError in place of an EmbeddedError, and everything else as it came
 */
export function failAsStart(error: unknown): never {
  throw error instanceof EmbeddedError ? new StartError(error.message, { cause: error }) : error;
}
