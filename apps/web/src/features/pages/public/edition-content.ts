import type { EditionContent } from '@pratibha/domain/editions/content';
import { createContext, useContext } from 'react';
import { requiredContext } from '../../../shell/edition/required-context.ts';

/**
 * All that a college says of the edition, for the frozen parts: only the server provides it. What
 * runs in the browser reads `usePublicEdition`.
 */
export const [EditionContentProvider, useEditionContent] =
  requiredContext<EditionContent>('EditionContent');

const ArchiveContext = createContext(false);

/** As above: says that the edition is one of earlier years. */
export const ArchiveProvider = ArchiveContext.Provider;

/** Whether the page is the archive's: then nobody is invited any more. */
export function useIsArchive(): boolean {
  return useContext(ArchiveContext);
}
