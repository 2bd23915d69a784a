import type { AppEdition } from './editions.ts';
import { requiredContext } from './required-context.ts';

/** What the app document reads of the edition. */
export const [AppEditionProvider, useAppEdition] = requiredContext<AppEdition>('AppEdition');
