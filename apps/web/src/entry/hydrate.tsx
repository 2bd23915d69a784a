import '../shell/styles/tokens.css';
import '../shell/styles/base.css';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PATHS } from '../data/address/paths.ts';
import { requireLogin } from '../data/login-required.ts';
import { noteRenderedAt } from '../data/server-clock.ts';
import { xsrfToken } from '../data/xsrf-token.ts';
import { announceNotice, findNotice } from '../features/pages/public/notices/notices.ts';
import { PublicPage } from '../features/pages/public/PublicPage.tsx';
import { fetchAhead, listenToPresses } from '../features/pages/public/presses.ts';
import { loadSiteInfo } from '../shell/clock/site-info.ts';
import type { PublicEdition } from '../shell/edition/edition-in-document.ts';
import { PublicEditionProvider } from '../shell/edition/public-edition.ts';
import { readEdition } from '../shell/edition/read-edition.ts';
import { readAsBefore } from '../shell/language/read-as-before.ts';
import { guardBackForwardCache } from '../shell/session/back-forward-cache.ts';
import { clearSession, type Session, takeReturnTarget } from '../shell/session/session.ts';
import { SiteNameProvider } from '../ui/plain/site-name.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('no #root');

// The page the server rendered, which for unknown addresses is not the address itself.
const path = root.querySelector<HTMLElement>('[data-path]')?.dataset.path ?? PATHS.home;

const notice = findNotice(root);
const edition = readEdition<PublicEdition>();

hydrateRoot(
  root,
  <StrictMode>
    <SiteNameProvider value={edition.siteName}>
      <PublicEditionProvider value={edition}>
        <PublicPage path={path} notice={notice?.dataset.notice ?? null} />
      </PublicEditionProvider>
    </SiteNameProvider>
  </StrictMode>,
);

if (edition.at) noteRenderedAt(edition.at, -1);
guardBackForwardCache();
readAsBefore();
announceNotice(notice);
listenToPresses();
void loadSiteInfo();
const target = takeReturnTarget();
// A preview shows what a visitor sees, whoever looks.
if (edition.isPreview) clearSession();
else
  void findSession().then(async (session) => {
    if (session.user?.role === 'USER') fetchAhead();
    if (target === null || session.status !== 'anonymous') return;
    const { safeReturnTo } = await import('@pratibha/domain/session/safe-return-to');
    requireLogin(SHELL_WORDS.signInToContinue, safeReturnTo(target, window.location.origin));
  });

/** What asks for it comes only where the cookie says that there may be one. */
async function findSession(): Promise<Session> {
  if (xsrfToken() === null) return clearSession();
  try {
    const { loadSession } = await import('../shell/session/load-session.ts');
    return await loadSession();
  } catch {
    return clearSession();
  }
}
