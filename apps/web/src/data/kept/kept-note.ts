import { createStore } from '../store.ts';

/**
 * Since when the page that is shown was kept, in words, or that it was not; null for one that came
 * from the server.
 */
export const keptNote = createStore<string | null>(null);
