import type { Shown } from '@pratibha/contract/render-module';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { createContext, useContext } from 'react';
import { requiredContext } from '../../../shell/edition/required-context.ts';

/**
 * All that a college says of the edition, for the frozen parts: only the server provides it. What
 * runs in the browser reads `usePublicEdition`.
 */
export const [EditionContentProvider, useEditionContent] =
  requiredContext<EditionContent>('EditionContent');

/** As visitors see the live edition where it is the first. */
export const AS_VISITORS_SEE_IT: Shown = {
  at: null,
  archive: null,
  isPreview: false,
  hasAdvert: true,
  earlier: [],
};

const ShownContext = createContext(AS_VISITORS_SEE_IT);

/** As above: says how the page is shown. */
export const ShownProvider = ShownContext.Provider;

/** How the page is shown; in the archive nobody is invited any more. */
export function useShown(): Shown {
  return useContext(ShownContext);
}
