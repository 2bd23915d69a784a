import type { ComponentType } from 'react';
import { createStore } from '../../data/store.ts';
import type { CardProps } from './AccountCard.tsx';

/** The card behind the avatar; null until its code has come. */
export const accountCard = createStore<ComponentType<CardProps> | null>(null);

/** Fetches it; later where it cannot be fetched now. */
export function fetchAccountCard(): void {
  import('./AccountCard.tsx').then(
    ({ AccountCard }) => accountCard.set(AccountCard),
    () => window.addEventListener('online', fetchAccountCard, { once: true }),
  );
}
