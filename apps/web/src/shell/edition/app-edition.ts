import type { AppEdition } from './editions.ts';
import { requiredContext } from './required-context.ts';

/** What the documents of who is signed in read of the edition. */
export const [AppEditionProvider, useAppEdition] = requiredContext<AppEdition>('AppEdition');
