import type { AppEdition, PublicEdition } from './edition-in-document.ts';

/**
 * What the server put into this document of the edition, for the start of either document.
 * @throws when the document was sent without it
 */
export function readEdition<Edition extends PublicEdition | AppEdition>(): Edition {
  const json = document.getElementById('edition')?.textContent;
  if (!json) throw new Error('no #edition');
  return JSON.parse(json) as Edition;
}
