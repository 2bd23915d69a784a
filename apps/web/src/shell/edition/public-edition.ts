import type { PublicEdition } from './edition-in-document.ts';
import { requiredContext } from './required-context.ts';

/** What the hydrated parts of a public page read of the edition. */
export const [PublicEditionProvider, usePublicEdition] =
  requiredContext<PublicEdition>('PublicEdition');
