import type { AppEdition } from './edition-in-document.ts';
import { requiredContext } from './required-context.ts';

/** What the documents of who is signed in read of the edition. */
export const [AppEditionProvider, useAppEdition] = requiredContext<AppEdition>('AppEdition');
