import type { PublicResults } from '@pratibha/contract/public-results';
import { RESULTS_WORDS } from '@pratibha/words/pages/results';
import { worksPath } from '../../../../data/address/works-path.ts';
import { useEditionContent, useShown } from '../edition-content.ts';

/** The way from results of an edition to its works; nothing before any of them gives an award. */
export function WayToWorks({ results }: { readonly results: readonly PublicResults[] }) {
  const { year } = useEditionContent();
  const { archive } = useShown();
  const edition = results.find(({ awards }) => awards.length > 0)?.edition;
  if (edition === undefined) return null;
  // The landing page of an earlier year is rendered by its own content, which is not the live one.
  return (
    <p>
      <a href={worksPath(edition, archive === null ? year : '')}>{RESULTS_WORDS.works(edition)}</a>
    </p>
  );
}
