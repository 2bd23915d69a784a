/**
 * Builds the server and the web, each unless its last build was made from the same sources.
 * @param tell called with a line when there is something to do
 * @param mayBuild asked before that, and throws where a build would be for nothing
 */
export function ensureBuilt(
  tell: (what: string) => void,
  root?: string,
  mayBuild?: () => void,
): void;
