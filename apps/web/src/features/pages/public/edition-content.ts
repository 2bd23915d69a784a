import type { EditionContent } from '@pratibha/domain/editions/content';
import { createContext, useContext } from 'react';
import { requiredContext } from '../../../shell/edition/required-context.ts';

/**
 * All that a college says of the edition, for the frozen parts: only the server provides it. What
 * runs in the browser reads `usePublicEdition`.
 */
export const [EditionContentProvider, useEditionContent] =
  requiredContext<EditionContent>('EditionContent');

/** An edition of an earlier year, as pages lead to it. */
type EarlierEdition = { readonly year: number; readonly path: string };

/** How a page is shown: as visitors see it, or otherwise. */
export type Shown = {
  /** The instant that its clock begins with, epoch milliseconds; null: now. */
  readonly at: number | null;
  /** Null but for a page of an earlier year: its address, and what the live edition is called. */
  readonly archive: { readonly path: string; readonly live: string } | null;
  /** Whether organisers alone see it. */
  readonly isPreview: boolean;
  /** Whether the advert comes. */
  readonly hasAdvert: boolean;
  /** The editions before, the newest first. */
  readonly earlier: readonly EarlierEdition[];
};

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
