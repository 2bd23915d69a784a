import { createStore } from '../../../data/store.ts';

/** What a press of the console's own lays over the page; null: nothing. */
export const overConsole = createStore<'keys' | 'search' | null>(null);
