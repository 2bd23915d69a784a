import { SHOW_PAGE_WORDS } from '@pratibha/words/pages/show';
import { ENDPOINTS } from '../../../../data/address/paths.ts';

/**
 * The page of a screen in the hall: the same for every event, so that it tells of none. All that is
 * shown comes by a script of its own (`entry/show-results.ts`), which covers the page.
 */
export function Show() {
  return (
    <article className="x-legal x-results">
      <h1>{SHOW_PAGE_WORDS.heading}</h1>
      <p data-show={ENDPOINTS.api}>{SHOW_PAGE_WORDS.needsScript}</p>
    </article>
  );
}
