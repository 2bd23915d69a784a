/**
 * Builds the web unless the last build was made from the same sources.
 * @param tell called with a line when there is something to do
 */
export function ensureBuilt(tell: (what: string) => void, root?: string): void;
