import type { ComponentType } from 'react';
import { createStore } from '../../data/store.ts';

export type BarProps = { readonly path: string };

/**
 * What stands in place of the top bar while an area of the app document has one of its own; null
 * elsewhere. The area sets it as it appears and takes it away as it goes.
 */
export const ownBar = createStore<ComponentType<BarProps> | null>(null);
