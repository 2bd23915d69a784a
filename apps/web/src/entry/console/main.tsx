import { createBrowserHistory } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../../shell/styles/tokens.css';
import '../../shell/styles/base.css';
import '../app.css';
import '../student/early.css';
import './early-console.css';
import { keepPageOffline, watchStyles } from '../../data/broken-styles.ts';
import { followReleases } from '../../data/new-release.ts';
import { queryClient } from '../../data/queries.ts';
import { whenLoaded } from '../../data/when-idle.ts';
import { BROWSER_WAVE, ConsoleBar } from '../../features/console/console.tsx';
import type { AppEdition } from '../../shell/edition/edition-in-document.ts';
import { readEdition } from '../../shell/edition/read-edition.ts';
import { ownBar } from '../../shell/frame/own-bar.ts';
import { guardBackForwardCache } from '../../shell/session/back-forward-cache.ts';
import { leaveWithOtherTabs } from '../../shell/session/other-tabs.ts';
import { fetchToasts } from '../../shell/toasts/toasts.ts';
import { renewAfter, takeBegin } from './begin-in-browser.ts';
import { ConsoleApp } from './ConsoleApp.tsx';
import { knowsBetter, settle, takeEarly } from './early-console.ts';
import { consoleRouter } from './router.ts';

guardBackForwardCache();
leaveWithOtherTabs();
watchStyles();
keepPageOffline();

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root');

const begin = takeBegin();
const router = consoleRouter({
  history: createBrowserHistory(),
  context: { wave: BROWSER_WAVE },
  scrollRestoration: true,
});
followReleases(router, 'pathChanged');
const edition = readEdition<AppEdition>();

/** No top-level await: files that are fetched later import this one. */
async function start(place: HTMLElement): Promise<void> {
  const rendered = begin?.place ?? router.latestLocation.href;
  if (begin !== null && place.hasChildNodes() && !knowsBetter()) {
    // The markup has no boundary around the page then, as on the server.
    router.ssr = { manifest: undefined };
    await router.load();
    // The address may be one that leads to another, by what the server was not told.
    if (router.latestLocation.href === rendered) {
      // The frame is hydrated before the area in it, which sets this: it would show the site's bar
      // for a while.
      ownBar.set(ConsoleBar);
      const parts = { router, queryClient, edition, begin };
      hydrateRoot(place, <ConsoleApp {...parts} takenOver={takeEarly()} />);
      return;
    }
  }
  place.replaceChildren();
  const drawn = { router, queryClient, edition, takenOver: settle() };
  createRoot(place).render(<ConsoleApp {...drawn} begin={null} />);
}

void start(root);
renewAfter(begin);
whenLoaded(fetchToasts);
