import { xsrfToken } from '../../data/xsrf-token.ts';

/**
 * Browsers keep pages that were left, as they were, for the way back; WebKit over http even those
 * with `no-store`. One that comes back, or goes, when the session it began with has ended or is
 * another's shows nothing, and is loaded again. The readable cookie tells sessions apart.
 */
export function guardBackForwardCache(): void {
  const begunWith = xsrfToken();
  const look = ({ type, persisted }: PageTransitionEvent) => {
    if (!persisted || xsrfToken() === begunWith) return;
    document.documentElement.hidden = true;
    if (type === 'pageshow') window.location.reload();
  };
  window.addEventListener('pagehide', look);
  window.addEventListener('pageshow', look);
}
