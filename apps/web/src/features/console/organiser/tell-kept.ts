/**
 * Tells the server what this browser keeps now, for the documents to come: see
 * `public/early-console.js`.
 */
export function tellKept(): void {
  const { tellKept: tell } = globalThis as { tellKept?: () => void };
  tell?.();
}
