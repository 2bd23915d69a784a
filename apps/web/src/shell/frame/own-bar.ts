import { type ComponentType, createContext } from 'react';
import { createStore } from '../../data/store.ts';

export type BarProps = { readonly path: string };

/**
 * What stands in place of the top bar while an area of the app document has one of its own; null
 * elsewhere. The area sets it as it appears and takes it away as it goes.
 */
export const ownBar = createStore<ComponentType<BarProps> | null>(null);

/** The same where the server renders a page of such an area, and while a browser hydrates it. */
export const BarOfDocument = createContext<ComponentType<BarProps> | null>(null);
export const BarOfDocumentProvider = BarOfDocument.Provider;
