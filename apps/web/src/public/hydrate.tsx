import '../site/tokens.css';
import '../site/base.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PATHS } from '../paths.ts';
import { requireLogin } from '../site/login-required.ts';
import { loadSession, takeReturnTarget } from '../site/session.ts';
import { loadSiteInfo } from '../site/site-info.ts';
import { SHELL } from '../site/texts.ts';
import { guardWayBack } from '../site/way-back.ts';
import { announceNotice, findNotice } from './notices.ts';
import { PublicPage } from './PublicPage.tsx';
import { listenToPresses } from './presses.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root');

// The page the server rendered, which for unknown addresses is not the address itself.
const path = root.querySelector<HTMLElement>('[data-path]')?.dataset.path ?? PATHS.home;

const notice = findNotice(root);

hydrateRoot(
  root,
  <StrictMode>
    <PublicPage path={path} notice={notice?.dataset.notice ?? null} />
  </StrictMode>,
);

guardWayBack();
announceNotice(notice);
listenToPresses();
void loadSiteInfo();
void loadSession().then((session) => {
  // A guard of the app document sent the visitor here to sign in (spec section 2, route guard).
  const target = takeReturnTarget();
  if (target !== null && session.status === 'anonymous')
    requireLogin(SHELL.signInToContinue, target);
});
